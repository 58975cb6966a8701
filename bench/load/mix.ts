/**
 * What a guest's phone asks for, from the personal link to the last answer, with a look at home: what
 * Chromium asked for in one such visit with the site's own worker, rounded, with the pages and answers of
 * a group that has five events. Most of it are scripts and pictures, which the worker fetches once to keep.
 */
export const visit = {
  /** `/_astro/…`: scripts and the font, under names that change with their content. */
  asset: 62,
  /** One of the widths in which a photo is there. */
  picture: 8,
  /** `/i`, `/`, lodging, the worker and what it keeps for when there is no signal. */
  page: 6,
  /** Asked again and not sent again. */
  unchanged: 8,
  login: 1,
  myEvents: 3,
  attendance: 1,
  wizard: 2,
  event: 5,
  /** What home asks to greet a guest. */
  greeting: 2,
  answer: 5,
} as const;

export type Kind = keyof typeof visit;

const kinds = Object.entries(visit) as [Kind, number][];
const requests = kinds.reduce((sum, [, times]) => sum + times, 0);

/** A request of a visit, each as often as it comes in one. */
export const drawKind = (random: () => number): Kind => {
  let left = random() * requests;
  for (const [kind, times] of kinds) {
    left -= times;
    if (left < 0) return kind;
  }
  return 'asset';
};
