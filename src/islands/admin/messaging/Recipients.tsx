import { listTexts } from '#content/texts/admin-lists.ts';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import type { MessagingGroup, MessagingGuests } from '#contract/messages.ts';
import { GroupList } from '#islands/admin/ui/lists/GroupList.tsx';
import { Loading } from '#islands/admin/ui/panel-states.tsx';
import type { Loaded } from '#islands/admin/ui/use-loaded.ts';
import type { Person, Writer } from './people.ts';
import { RecipientCard } from './RecipientCard.tsx';
import type { RecipientsState } from './use-recipients.ts';

type Props = {
  recipients: RecipientsState;
  loaded: Loaded<MessagingGuests>;
  /** Number of groups loaded, and of all groups. */
  shown: number;
  total: number;
  writer: Writer;
  onMark: (memberId: number, sent: boolean) => void;
  onSendNow: ((person: Person) => void) | undefined;
  onHistory: (group: MessagingGroup) => void;
};

/** The groups that match the filters, with the ways to write to them. */
export const Recipients = ({ recipients, loaded, shown, total, onHistory, ...card }: Props) => {
  const { found, query, selected, select, hasFilters } = recipients;
  const isPart = shown < total;
  return (
    <div aria-busy={loaded.loading}>
      {isPart && loaded.loading && hasFilters ? (
        <Loading label={texts.loading} />
      ) : (
        <GroupList
          found={found}
          query={query}
          first={2}
          summary={listTexts.found(isPart && !hasFilters ? total : found.length, total)}
          noneFound={total === 0 ? texts.noGroups : texts.noneFound}
          loading={loaded.loading}
          onRefresh={loaded.load}
        >
          {(group) => (
            <RecipientCard
              key={group.id}
              group={group}
              selected={selected.has(group.id)}
              onSelect={(isSelected) => select([group], isSelected)}
              onHistory={() => onHistory(group)}
              {...card}
            />
          )}
        </GroupList>
      )}
    </div>
  );
};
