import { memo, useState } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import { seatNote } from '#content/texts/profiles.ts';
import { attendanceOf } from '#domain/responses/attendance.ts';
import { countPeople, type Part, responseStatus } from '#domain/seating/seating.ts';
import { CompanionMark } from '#islands/admin/ui/lists/CompanionMark.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Draggable, DragHandle } from './drag/Draggable.tsx';
import { type CardActions, type GroupWish, partKey, type TableOptions } from './plan.ts';
import { GroupActions } from './tables/GroupActions.tsx';
import { TableSelect } from './tables/TableSelect.tsx';
import { WishLines } from './aids/WishLines.tsx';

type Props = {
  part: Part;
  options: TableOptions;
  wishes: readonly GroupWish[];
  isSelected: boolean;
  onToggle: (part: Part) => void;
  actions: CardActions;
};

const variants = { confirmed: 'yes', rejected: 'no', silent: 'wheat' } as const;
const markers = { attending: '✓', not_attending: '✕', pending: '?' } as const;

/** A group, or those of it, without a place. */
export const WithoutTableCard = memo(
  ({ part, options, wishes, isSelected, onToggle, actions }: Props) => {
    const [target, setTarget] = useState<number | null>(null);
    const { group, members } = part;
    const { attending, notAttending, total } = countPeople([part]);
    const status = responseStatus({ attending, notAttending });
    return (
      <Draggable id={partKey(part)} className="card guest-card listed">
        <div className="flex items-start gap-1">
          <DragHandle name={group.group_name} />
          <h3 className="min-w-0 flex-1 font-display text-lg leading-snug break-words">
            {group.group_name}
          </h3>
          <label className="tick">
            <span className="sr-only">{texts.select(group.group_name)}</span>
            <input type="checkbox" checked={isSelected} onChange={() => onToggle(part)} />
          </label>
        </div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <Badge variant={variants[status]}>{texts.statuses[status]}</Badge>
          <span>{`${texts.guestTypes[group.guest_type]} · ${texts.invitedBy(group.invited_by)}`}</span>
        </p>
        <p className="text-sm">{`${texts.people(total)} · ${texts.confirmedCount(attending)}`}</p>
        <ul className="guest-members">
          {members.map((member) => {
            const { id, name, isCompanion, isAttending } = member;
            const response = attendanceOf(isAttending);
            const note = seatNote(member);
            return (
              <li key={id} className="flex gap-1">
                <span className="answer-mark" data-answer={response} aria-hidden="true">
                  {markers[response]}
                </span>
                <span className="min-w-0 break-words">
                  <span>{name}</span>
                  <CompanionMark member={{ is_companion: isCompanion }} />
                  {note && <span className="hint">{` · ${note}`}</span>}
                </span>
                <span className="sr-only">{`: ${texts.answers[response]}`}</span>
              </li>
            );
          })}
        </ul>
        <WishLines wishes={wishes} />
        <div className="row-acts mt-auto pt-1">
          <TableSelect
            label={texts.chooseFor(group.group_name)}
            empty={texts.choose}
            options={options}
            value={target}
            onChange={setTarget}
          />
          <Button
            aria-label={texts.assignGroup(group.group_name)}
            disabled={target === null}
            onClick={() => target !== null && actions.onAssign([part], target)}
          >
            {texts.assign}
          </Button>
          <GroupActions part={part} actions={actions} />
        </div>
      </Draggable>
    );
  },
);
