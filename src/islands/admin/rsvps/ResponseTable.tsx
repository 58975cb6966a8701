import { attendanceLabels } from '#content/texts/admin-labels.ts';
import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';
import { dietText } from '#content/texts/diets.ts';
import { dietOfMember } from '#contract/diet-spellings.ts';
import type { ResponseGroup, StoredResponse } from '#contract/rsvps.ts';
import { attendanceOf } from '#domain/responses/attendance.ts';
import { isAllergy } from '#domain/responses/dietary.ts';
import { groupBy } from '#domain/group-by.ts';
import { CompanionMark } from '#islands/admin/ui/lists/CompanionMark.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { type Cell, responsesOf, type EventName, type Member } from './member-responses.ts';
import { responseVariants } from './response-variants.ts';

type Props = {
  group: ResponseGroup;
  events: readonly EventName[];
  responses: readonly StoredResponse[];
};

/** The same in every card, so that the eye can run down the page. */
const columns = [
  [texts.columns.name, 'w-[24%]'],
  [texts.columns.event, 'w-[34%]'],
  [texts.columns.status, 'w-[16%]'],
  [texts.columns.diets, 'w-[26%]'],
] as const;

/**
 * Person by person, event by event. Every row says it all to a screen reader; the eye reads a
 * person's name and diet once. On phones a person is a block and the rows stand under the name.
 */
export const ResponseTable = ({ group, events, responses }: Props) => {
  const memberResponses = responsesOf(group, events, responses);
  if (memberResponses.length === 0) return <p className="text-muted">{texts.noneInvited}</p>;
  const byMember = groupBy(memberResponses, ({ member }) => member);
  return (
    <table
      role="table"
      aria-label={texts.tableOf(group.group_name)}
      className="w-full border-collapse text-sm max-md:block md:table-fixed"
    >
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-y border-paper-edge text-left text-muted">
          {columns.map(([heading, width]) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              className={`${width} px-2 py-1.5 font-semibold first:pl-0 last:pr-0`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {[...byMember].map(([member, own]) => (
        <tbody
          key={member.id}
          role="rowgroup"
          className="border-b border-paper-edge last:border-0 max-md:block max-md:py-2 max-md:last:pb-0"
        >
          {own.map((cell, index) => (
            <Row key={cell.key} cell={cell} first={index === 0} />
          ))}
        </tbody>
      ))}
    </table>
  );
};

const Row = ({ cell: { member, event, isAttending }, first }: { cell: Cell; first: boolean }) => {
  const attendance = attendanceOf(isAttending);
  const once = first ? '' : 'sr-only';
  return (
    <tr
      role="row"
      className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-baseline max-md:gap-x-3"
    >
      <td role="cell" className="pt-1.5 pr-2 align-top max-md:order-1 max-md:col-span-2 max-md:p-0">
        <span className={`block font-semibold wrap-anywhere ${once}`}>
          <span>{member.name}</span>
          <CompanionMark member={member} />
        </span>
      </td>
      <td role="cell" className="px-2 py-1.5 align-top max-md:order-3 max-md:px-0 max-md:py-1">
        {event.name}
      </td>
      <td
        role="cell"
        className="px-2 py-1.5 align-top max-md:order-4 max-md:justify-self-end max-md:px-0 max-md:py-1"
      >
        <Badge variant={responseVariants[attendance]}>{attendanceLabels[attendance]}</Badge>
      </td>
      <td role="cell" className="pt-1.5 pl-2 align-top max-md:order-2 max-md:col-span-2 max-md:p-0">
        <Diet member={member} className={once} />
      </td>
    </tr>
  );
};

const Diet = ({ member, className }: { member: Member; className: string }) => {
  const diet = dietOfMember(member);
  const variant = isAllergy(diet)
    ? 'font-semibold text-danger'
    : diet.type === 'None'
      ? 'text-ink-faint'
      : 'text-wheat-deep';
  return <span className={`block wrap-anywhere ${variant} ${className}`}>{dietText(diet)}</span>;
};
