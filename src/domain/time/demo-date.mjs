/**
 * The demo's wedding day: of the Saturdays nearest to each 20 December, the first that is at least 30 days
 * ahead. Without packages: it runs on the system's own Node, too.
 */
const dayMs = 86_400_000;
const minDaysAhead = 30;
const saturday = 6;

/** '2026-12-19', counted from today's date in Santiago. */
export const nextDemoDate = (now) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(now);
  const earliest = Date.parse(today) + minDaysAhead * dayMs;
  for (let year = Number(today.slice(0, 4)); ; year += 1) {
    const day = closestSaturday(Date.UTC(year, 11, 20));
    if (day >= earliest) return new Date(day).toISOString().slice(0, 10);
  }
};

/** The demo's wedding day that is nearest to a moment: '2026-12-19' for '2027-01-10T12:00'. */
export const demoDateNear = (time) => {
  const at = Date.parse(time.slice(0, 10));
  const year = new Date(at).getUTCFullYear();
  const days = [year - 1, year].map((one) => closestSaturday(Date.UTC(one, 11, 20)));
  const [closest] = days.sort((one, other) => Math.abs(one - at) - Math.abs(other - at));
  return new Date(closest).toISOString().slice(0, 10);
};

const closestSaturday = (day) => {
  const until = (saturday - new Date(day).getUTCDay() + 7) % 7;
  return day + (until > 3 ? until - 7 : until) * dayMs;
};

const form = /^\d{4}-\d{2}-\d{2}$/;

/** `DEMO_DATE` may name any other Saturday. */
export const readDemoDate = (value, now) => {
  if (!value) return nextDemoDate(now);
  const day = form.test(value) ? new Date(value) : new Date(Number.NaN);
  if (Number.isNaN(day.getTime()) || day.getUTCDay() !== saturday) {
    throw new Error(`DEMO_DATE: expected a Saturday such as 2025-12-20, not ${value}.`);
  }
  return value;
};
