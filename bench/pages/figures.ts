import type { Arrival } from './arrivals.ts';
import type { Visit } from './visit.ts';

const kinds = ['document', 'style', 'script', 'font', 'image', 'data', 'other', 'film'] as const;

export const median = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? sorted[Math.floor(middle)]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const medianOf = (visits: Visit[], stat: (visit: Visit) => number) =>
  median(visits.map(stat));

/** Of each round on its own: what slows a machine down slows down both. */
export const ratio = (visits: Visit[], reference: Visit[], stat: (visit: Visit) => number) =>
  median(visits.map((visit, round) => stat(visit) / stat(reference[round]!)));

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export const weight = (arrivals: Arrival[]) => sum(arrivals.map(({ bytes }) => bytes));
export const weightWithoutFilm = (arrivals: Arrival[]) =>
  weight(arrivals.filter(({ kind }) => kind !== 'film'));

/** The bodies alone of one or several kinds. */
export const bodies = (arrivals: Arrival[], ...expected: Arrival['kind'][]) =>
  sum(
    arrivals.filter(({ kind }) => expected.includes(kind)).map(({ bytes, head }) => bytes - head),
  );

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

export const timesRow = (visits: Visit[]) => ({
  'first paint': seconds(medianOf(visits, ({ firstPaint }) => firstPaint)),
  LCP: seconds(medianOf(visits, ({ lcp }) => lcp.ms)),
  'LCP element': visits.at(-1)!.lcp.element,
  CLS: Number(Math.max(...visits.map(({ shift }) => shift)).toFixed(4)),
  'blocked (ms)': Math.round(medianOf(visits, ({ blocked }) => blocked)),
  requests: medianOf(visits, ({ opened }) => opened.length),
  'requests, read to the end': medianOf(visits, ({ full }) => full.length),
});

/** Kilobytes with heads, by kind. */
export const bytesRow = (visits: Visit[], part: (visit: Visit) => Arrival[]) => {
  const of = (expected: (kind: Arrival['kind']) => boolean) =>
    kilobytes(
      medianOf(visits, (visit) => weight(part(visit).filter(({ kind }) => expected(kind)))),
    );
  return Object.fromEntries([
    ...kinds.map((kind) => [kind, of((one) => one === kind)]),
    ['in all', of(() => true)],
  ]) as Record<string, string>;
};

/** Milliseconds of the main thread, by what they went into. */
export const mainThreadRow = (visits: Visit[]) => {
  const of = (part: keyof Visit['mainThread']) =>
    Math.round(medianOf(visits, ({ mainThread }) => mainThread[part]));
  return { script: of('script'), style: of('style'), layout: of('layout'), 'in all': of('all') };
};
