import { type Dispatch, type SetStateAction, useDeferredValue, useMemo, memo, useId } from 'react';
import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';
import type { EventResponsesView, EventGroupView } from '#contract/rsvps.ts';
import { GroupList } from '#islands/admin/ui/lists/GroupList.tsx';
import { Empty, Loading } from '#islands/admin/ui/panel-states.tsx';
import { isByName, type SortOrder, sortGroups } from '#islands/admin/ui/lists/sort-groups.ts';
import { SortSelect } from '#islands/admin/ui/lists/SortSelect.tsx';
import { ResponseCounts } from './ResponseCounts.tsx';
import { countPeople, type EventKey, eventKeys, eventOrders } from './event-responses.ts';
import { indexEventGroups, searchGroups } from './by-guest/search-groups.ts';
import { attendanceLabels, guestTypeLabels } from '#content/texts/admin-labels.ts';
import { dietText } from '#content/texts/diets.ts';
import { dietOfEvent } from '#contract/event-diets.ts';
import { attendanceOf } from '#domain/responses/attendance.ts';
import { isAllergy } from '#domain/responses/dietary.ts';
import { CompanionMark } from '#islands/admin/ui/lists/CompanionMark.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { responseVariants } from './response-variants.ts';

type MemberResponse = EventGroupView['members'][number];

/** One group's answers for the event. */
const GroupResponses = memo(({ group }: { group: EventGroupView }) => {
  const titleId = useId();
  const { groupName, guestType, members } = group;
  const coming = members.filter(({ isAttending }) => isAttending).length;
  return (
    <li className="card listed" tabIndex={-1} aria-labelledby={titleId}>
      <div className="flex items-baseline justify-between gap-3 border-b border-paper-deep pb-2">
        <h2 className="min-w-0 font-display text-lg" id={titleId}>
          <span>{groupName}</span>{' '}
          <span className="font-sans text-sm text-muted">{guestTypeLabels[guestType]}</span>
        </h2>
        <p className="flex-none text-sm text-muted tabular-nums">
          <span aria-hidden="true">{texts.groupComing(coming, members.length)}</span>
          <span className="sr-only">{texts.groupComingLabel(coming, members.length)}</span>
        </p>
      </div>
      <ul className="divide-y divide-paper-deep">
        {members.map((member) => (
          <Member key={member.memberId} member={member} />
        ))}
      </ul>
    </li>
  );
});
GroupResponses.displayName = 'GroupResponses';

const Member = ({ member }: { member: MemberResponse }) => {
  const attendance = attendanceOf(member.isAttending);
  return (
    <li className="flex items-start justify-between gap-3 py-2 last:pb-0">
      <div className="min-w-0">
        <p>
          <span>{member.name}</span>
          <CompanionMark member={member} />
        </p>
        <Diet member={member} />
      </div>
      <span className="flex-none">
        <Badge variant={responseVariants[attendance]}>{attendanceLabels[attendance]}</Badge>
      </span>
    </li>
  );
};

/** Only a diet that the kitchen must know of is worth a line. */
const Diet = ({ member }: { member: MemberResponse }) => {
  const diet = dietOfEvent(member);
  if (diet.type === 'None') return null;
  const variant = isAllergy(diet) ? 'font-semibold text-danger' : 'text-muted';
  return <p className={`text-sm ${variant}`}>{dietText(diet)}</p>;
};

/** How the couple looks at an event's answers; it stays while another event or tab is open. */
export type EventSearch = { search: string; sortOrder: SortOrder<EventKey> };

type Props = {
  responses: EventResponsesView;
  loading: boolean;
  query: EventSearch;
  onSearch: Dispatch<SetStateAction<EventSearch>>;
};

/** The event's sum, and under it each group. The search narrows the groups, never the sum. */
export const GroupsOfEvent = ({ responses, loading, query, onSearch }: Props) => {
  const { groups, total, counts } = responses;
  const shown = useDeferredValue(query);
  const { search, sortOrder } = shown;
  const index = useMemo(() => indexEventGroups(groups), [groups]);
  const found = useMemo(
    () => sortGroups(searchGroups(index, search), sortOrder, eventOrders),
    [index, search, sortOrder],
  );

  if (total === 0) return <Empty>{texts.noData}</Empty>;
  const isPart = groups.length < total;
  const people = counts.attending + counts.notAttending + counts.pending;
  const isAll = isPart && search === '';
  return (
    <>
      <ResponseCounts counts={counts} people={people} />
      <div className="mt-4">
        {isPart && loading && (search !== '' || !isByName(sortOrder)) ? (
          // The first groups are neither all that are sought nor the first of another order.
          <Loading label={texts.loading} />
        ) : (
          <GroupList
            found={found}
            query={shown}
            first={2}
            summary={texts.shown(isAll ? total : found.length, isAll ? people : countPeople(found))}
            noneFound={texts.noMatch}
            sort={
              <SortSelect
                keys={eventKeys}
                sortOrder={query.sortOrder}
                onSort={(to) => onSearch((before) => ({ ...before, sortOrder: to }))}
              />
            }
            className="lg:grid-cols-2"
          >
            {(group) => <GroupResponses key={group.guestId} group={group} />}
          </GroupList>
        )}
      </div>
    </>
  );
};
