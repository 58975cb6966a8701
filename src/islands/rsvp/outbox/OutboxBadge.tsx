import { outboxTexts as texts } from '#content/texts/outbox.ts';
import type { MemberView } from '#contract/guest-groups.ts';
import { Badge } from '#islands/ui/Badge.tsx';

import { isEventUnsaved } from '#islands/responses/unsaved.ts';
import { isPending } from './use-outbox.ts';
import type { ResponseSheetState } from '../use-response-sheet.ts';

type Props = {
  eventId: number;
  members: readonly MemberView[];
  responseSheet: Pick<ResponseSheetState, 'outbox' | 'sheet'>;
};

/** Says that the responses to an event are in the outbox, and whether the screen shows others than those. */
export const OutboxBadge = ({ eventId, members, responseSheet: { outbox, sheet } }: Props) =>
  isPending(outbox, eventId) && (
    <Badge variant="wheat">
      {isEventUnsaved(sheet, eventId, members) ? texts.unsaved : texts.pending}
    </Badge>
  );
