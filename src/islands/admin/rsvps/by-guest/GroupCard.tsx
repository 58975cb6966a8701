import { memo, useId } from 'react';
import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';
import type { ResponseGroup, StoredResponse } from '#contract/rsvps.ts';
import { GroupHeading } from '#islands/admin/ui/lists/GroupHeading.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { useHydrated } from '#islands/ui/use-hydrated.ts';
import type { EventName } from '../member-responses.ts';
import { ResponseTable } from '../ResponseTable.tsx';

type Props = {
  group: ResponseGroup;
  events: readonly EventName[];
  responses: readonly StoredResponse[];
  onEdit: (groupId: number) => void;
};

/** One group and its answers. Drawn anew only when they change, not at every key of a filter. */
export const GroupCard = memo(({ group, events, responses, onEdit }: Props) => {
  const titleId = useId();
  const hydrated = useHydrated();
  return (
    <li className="card listed" tabIndex={-1} aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 pb-3 md:items-center">
        <GroupHeading group={group} id={titleId} />
        <Button
          variant="quiet"
          className="no-print flex-none"
          disabled={!hydrated}
          aria-describedby={titleId}
          onClick={() => onEdit(group.id)}
        >
          {texts.editGroup}
        </Button>
      </div>
      <ResponseTable group={group} events={events} responses={responses} />
    </li>
  );
});
GroupCard.displayName = 'GroupCard';
