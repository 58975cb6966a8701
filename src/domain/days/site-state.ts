import { isPast } from '../responses/deadline.ts';
import { type Days, type Phase, phaseAt, type PhaseSetting } from './phase.ts';

/** What the phase of the wedding makes of every page. */
export type SiteState = {
  phase: Phase;
  /** Whether guests are still asked to confirm. */
  asksResponses: boolean;
  /** Once the wedding is over, how long ago it was: 'hace 3 semanas'. */
  ago: string | null;
  /** How far the site's clock is ahead of the world's while the demo is rehearsed, in ms; else 0. */
  offset: number;
};

type Known = {
  now: Date;
  setting: PhaseSetting;
  days: Days | null;
  /** Of each event, until when guests may respond; null: without end. */
  deadlines: readonly (Date | null)[];
  isDemo: boolean;
  offset: number;
  /** How long ago the ceremony was; null before. */
  ago: string | null;
};

/** The demo keeps inviting however old its date is: only the couple's choice ends it, or a rehearsal of what comes after. */
export const phaseOf = ({
  now,
  setting,
  days,
  isDemo,
  offset,
}: Omit<Known, 'deadlines' | 'ago'>): Phase => {
  if (setting !== 'auto') return setting;
  const phase = phaseAt(now, days);
  return isDemo && offset === 0 && phase === 'after' ? 'before' : phase;
};

/** During the days guests are asked while an event still takes responses, afterwards no longer. */
export const siteState = (known: Known): SiteState => {
  const phase = phaseOf(known);
  const isOpen = known.deadlines.some((deadline) => !isPast(deadline, known.now));
  return {
    phase,
    asksResponses: phase === 'before' || (phase === 'days' && isOpen),
    ago: phase === 'after' ? known.ago : null,
    offset: known.offset,
  };
};
