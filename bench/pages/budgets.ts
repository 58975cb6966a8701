import { bodies, kilobytes, medianOf, ratio, weightWithoutFilm, weight } from './figures.ts';
import type { Visit } from './visit.ts';

export type Verdict = { what: string; measured: string; most: string; isWithin: boolean };

const kilobyte = 1024;

const inKilobytes = (what: string, bytes: number, most: number): Verdict => ({
  what,
  measured: `${kilobytes(bytes)} kB`,
  most: `${most} kB`,
  isWithin: bytes <= most * kilobyte,
});

const times = (what: string, measured: number, most: number): Verdict => ({
  what,
  measured: `${measured.toFixed(2)} ×`,
  most: `${most} ×`,
  isWithin: measured <= most,
});

const none = (what: string, found: unknown[]): Verdict => ({
  what,
  measured: `${found.length}`,
  most: '0',
  isWithin: found.length === 0,
});

/** On the slowest line, against the bare reference page. */
export const timeBudgets = (visits: Visit[], reference: Visit[]): Verdict[] => [
  times(
    'first paint',
    ratio(visits, reference, ({ firstPaint }) => firstPaint),
    1.15,
  ),
  times(
    'LCP',
    ratio(visits, reference, ({ lcp }) => lcp.ms),
    0.6,
  ),
  inKilobytes(
    'until LCP',
    medianOf(visits, ({ untilLcp }) => weight(untilLcp)),
    60,
  ),
];

/** With the film playing: the names stay the largest paint, on the slowest line and on others. */
export const filmBudget = (line: string, visits: Visit[], reference: Visit[], isSlowest: boolean) =>
  times(
    `with the film: LCP, ${line}`,
    ratio(visits, reference, ({ lcp }) => lcp.ms),
    isSlowest ? 0.6 : 1,
  );

/** With the couple's own photo as the first screen, which has to arrive after the page. */
export const photoBudgets = (visits: Visit[], reference: Visit[]): Verdict[] => [
  times(
    'with a photo: first paint',
    ratio(visits, reference, ({ firstPaint }) => firstPaint),
    1.2,
  ),
  times(
    'with a photo: LCP',
    ratio(visits, reference, ({ lcp }) => lcp.ms),
    1.2,
  ),
];

/** What holds on any line. The heaviest visit counts. */
export const weightBudgets = (visits: Visit[]): Verdict[] => {
  const heaviest = (stat: (visit: Visit) => number) => Math.max(...visits.map(stat));
  return [
    inKilobytes(
      'HTML + CSS',
      heaviest(({ full }) => bodies(full, 'document', 'style')),
      14,
    ),
    inKilobytes(
      'scripts, those within the page too',
      heaviest(({ full, inlineScripts }) => bodies(full, 'script') + inlineScripts),
      6,
    ),
    inKilobytes(
      'fonts',
      heaviest(({ full }) => bodies(full, 'font')),
      20,
    ),
    inKilobytes(
      'read to its end, no film',
      heaviest(({ full }) => weightWithoutFilm(full)),
      450,
    ),
    none(
      'layout shifts',
      visits.filter(({ shift }) => shift > 0),
    ),
    none(
      'requests to other hosts',
      visits.flatMap(({ strangers }) => strangers),
    ),
    none(
      'complaints of the browser',
      visits.flatMap(({ complaints }) => complaints),
    ),
  ];
};
