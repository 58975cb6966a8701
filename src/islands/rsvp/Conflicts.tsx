import { attendanceLabels } from '#content/texts/event.ts';
import { rsvp } from '#content/texts/rsvp.ts';
import type { MemberView } from '#contract/guest-groups.ts';
import { attendanceOf, type IsAttending } from '#domain/responses/attendance.ts';
import { Button } from '#islands/ui/Button.tsx';

import { asOption } from './plain-form/controls.tsx';
import { nameIn } from '../responses/names.ts';
import { conflictsOf } from '../responses/response-conflicts.ts';
import type { ResponseSheetState } from './use-response-sheet.ts';

type Props = {
  eventId: number;
  members: readonly MemberView[];
  responseSheet: Pick<ResponseSheetState, 'sheet' | 'resolve'>;
};

const texts = rsvp.conflict;
const inWords = (response: IsAttending) => attendanceLabels[attendanceOf(response)];

/** What is stored now next to what was chosen here: the guest decides. */
export const Conflicts = ({ eventId, members, responseSheet: { sheet, resolve } }: Props) =>
  conflictsOf(sheet, eventId).map(({ memberId, stored, selected }) => (
    <div
      key={memberId}
      className="notice"
      data-variant="warning"
      role="alert"
      tabIndex={-1}
      data-decide=""
    >
      <p className="font-semibold">{texts.title}</p>
      <p className="mt-1">
        {texts.text(nameIn(members)(memberId), inWords(stored), inWords(selected))}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          {...asOption(eventId, memberId, stored)}
          variant="quiet"
          onClick={() => resolve(eventId, memberId, 'stored')}
        >
          {texts.keepStored(inWords(stored))}
        </Button>
        <Button
          {...asOption(eventId, memberId, selected)}
          variant="quiet"
          onClick={() => resolve(eventId, memberId, 'chosen')}
        >
          {texts.keepSelected(inWords(selected))}
        </Button>
      </div>
    </div>
  ));
