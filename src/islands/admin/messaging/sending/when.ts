import { whenTexts as texts } from '#content/texts/sending.ts';
import { localInputValue } from '#domain/time/local-input-value.ts';
import { clockTime, dayAndMonth } from '#domain/time/wedding-time.ts';

const dayMs = 24 * 60 * 60_000;

const dayOf = (timestamp: Date) => localInputValue(timestamp).slice(0, 10);

/** A future time in words; only the time of day if it is today. */
export const whenText = (at: Date, now: Date): string => {
  const time = texts.at(clockTime(at));
  if (dayOf(at) === dayOf(now)) return time;
  return dayOf(at) === dayOf(new Date(now.getTime() + dayMs))
    ? texts.tomorrow(time)
    : texts.day(dayAndMonth(at), time);
};
