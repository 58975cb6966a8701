import { hourOfDay } from '../time/wedding-time.ts';

/** How fast messages to many recipients may leave: the service blocks numbers that send like a machine. */
export type Rate = {
  /** Seconds between two messages, chosen at random in this range. */
  gap: readonly [number, number];
  /** Limit in any 24 hours. */
  daily: number;
  /** Hours of the wedding's zone: no message leaves between the first and the second. */
  quiet: readonly [from: number, to: number];
};

/** 15 to 20 messages a day to strangers have got numbers blocked; the official service allows more. */
export const rates = {
  baileys: { gap: [20, 60], daily: 20, quiet: [21, 9] },
  cloud: { gap: [20, 60], daily: 250, quiet: [21, 9] },
} as const satisfies Record<string, Rate>;

const second = 1000;
const quarter = 15 * 60 * second;
const day = 24 * 60 * 60 * second;

/** @param random a number from 0 to less than 1 */
export const gapMs = ({ gap: [least, most] }: Rate, random: () => number): number =>
  Math.round((least + random() * (most - least)) * second);

export const isNight = ({ quiet: [from, to] }: Rate, at: Date): boolean => {
  const hour = hourOfDay(at);
  return from > to ? hour >= from || hour < to : hour >= from && hour < to;
};

type Past = {
  now: Date;
  /** End of the gap after the last message. */
  notBefore: Date | null;
  /** When the latest messages left, newest first: as many as may leave in a day. */
  left: readonly Date[];
};

/** When the next message may leave: now, or later. */
export const nextSendTime = (rate: Rate, { now, notBefore, left }: Past): Date => {
  const fullSince = left[rate.daily - 1];
  const earliest = Math.max(
    now.getTime(),
    notBefore?.getTime() ?? 0,
    fullSince ? fullSince.getTime() + day : 0,
  );
  return afterNight(rate, new Date(earliest));
};

/**
 * When the first and the last of `count` messages would leave, after those already queued; with average gaps.
 */
export const forecast = (
  rate: Rate,
  { now, notBefore, left }: Past,
  { pending, count }: { pending: number; count: number },
): { first: Date; last: Date } => {
  const gap = gapMs(rate, () => 0.5);
  const sendTimes: Date[] = [];
  let recent = left;
  let free = notBefore;
  while (sendTimes.length < pending + count) {
    const at = nextSendTime(rate, { now, notBefore: free, left: recent });
    sendTimes.push(at);
    recent = [at, ...recent].slice(0, rate.daily);
    free = new Date(at.getTime() + gap);
  }
  return { first: sendTimes[pending] ?? now, last: sendTimes[sendTimes.length - 1] ?? now };
};

/** How many more may leave before the daily limit is reached. */
export const leftToday = ({ daily }: Rate, { now, left }: Omit<Past, 'notBefore'>): number =>
  Math.max(0, daily - left.filter((at) => at.getTime() > now.getTime() - day).length);

/** Offsets of zones are whole quarters of an hour, also when the clocks change. */
const afterNight = (rate: Rate, at: Date): Date => {
  let time = at;
  while (isNight(rate, time)) {
    time = new Date((Math.floor(time.getTime() / quarter) + 1) * quarter);
  }
  return time;
};
