import { attendanceLabels } from '#content/texts/event.ts';
import { rsvp } from '#content/texts/rsvp.ts';
import { attendanceOf, type IsAttending } from '#domain/responses/attendance.ts';
import { Button } from '#islands/ui/Button.tsx';

import { asChoice } from './plain-form/controls.tsx';
import type { Conflict } from '../responses/response-conflicts.ts';

type Props = {
  eventId: number;
  conflicts: Conflict[];
  nameOf: (memberId: number) => string;
  onResolve: (memberId: number, keep: 'chosen' | 'stored') => void;
};

const texts = rsvp.conflict;
const inWords = (response: IsAttending) => attendanceLabels[attendanceOf(response)];

/** What is stored now next to what was chosen here: the guest decides. */
export const Conflicts = ({ eventId, conflicts, nameOf, onResolve }: Props) =>
  conflicts.map(({ memberId, stored, chosen }) => (
    <div
      key={memberId}
      className="notice"
      data-tone="warning"
      role="alert"
      tabIndex={-1}
      data-decide=""
    >
      <p className="font-semibold">{texts.title}</p>
      <p className="mt-1">{texts.text(nameOf(memberId), inWords(stored), inWords(chosen))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          {...asChoice(eventId, memberId, stored)}
          tone="quiet"
          onClick={() => onResolve(memberId, 'stored')}
        >
          {texts.keepStored(inWords(stored))}
        </Button>
        <Button
          {...asChoice(eventId, memberId, chosen)}
          tone="quiet"
          onClick={() => onResolve(memberId, 'chosen')}
        >
          {texts.keepChosen(inWords(chosen))}
        </Button>
      </div>
    </div>
  ));
