import { rsvp } from '#content/texts/rsvp.ts';

import { goTo } from './plain-form/controls.tsx';

const { all, allYes, allNo } = rsvp.event;

/** One tap for everybody; each person can still be changed below. */
export const FullGroup = ({ onChoose }: { onChoose: (isAttending: boolean) => void }) => (
  <div role="group" aria-label={all} className="flex flex-wrap gap-2">
    <button
      type="submit"
      {...goTo('all-true')}
      className="btn btn-quiet flex-auto px-3 text-sm"
      onClick={() => onChoose(true)}
    >
      {allYes}
    </button>
    <button
      type="submit"
      {...goTo('all-false')}
      className="btn btn-quiet flex-auto px-3 text-sm"
      onClick={() => onChoose(false)}
    >
      {allNo}
    </button>
  </div>
);
