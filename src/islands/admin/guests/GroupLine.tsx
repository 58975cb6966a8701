import { memo, type ReactNode } from 'react';
import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import type { GroupRow } from '#contract/guest-list/group-rows.ts';
import { CopyButton } from '#islands/ui/CopyButton.tsx';
import {
  CopyIcon,
  DeleteIcon,
  EditIcon,
  HistoryIcon,
  LinkIcon,
  QrIcon,
} from '#islands/ui/icons.tsx';
import { MembersCell } from './MembersCell.tsx';
import type { Invitations } from './invitations.ts';
import type { EventOption } from './group-rows.ts';
import { eventKind } from '#domain/events/event-kind.ts';
import { eventMark } from '#domain/events/event-mark.ts';

/** The events a group is invited to, coloured by kind: beside each other by their marks, on a phone by name. */
const EventBadges = ({ events }: { events: EventOption[] }) => {
  if (events.length === 0) return <span className="text-muted">{texts.noEvents}</span>;
  return (
    <ul className="event-badges">
      {events.map(({ id, name }) => (
        <li key={id} className="flex max-w-full">
          <span
            className="badge event-badge"
            data-kind={eventKind(name)}
            data-mark={eventMark(name)}
            title={name}
          >
            <span className="event-name">{name}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};

export type GroupActions = {
  edit: (row: GroupRow) => void;
  remove: (row: GroupRow) => void;
  showQr: (row: GroupRow) => void;
  showHistory: (row: GroupRow) => void;
};

type Props = {
  row: GroupRow;
  events: EventOption[];
  invitations: Invitations;
  actions: GroupActions;
};

const { columns } = texts;

/** One group of the list. Drawn again only when something of it changed. */
export const GroupLine = memo(({ row, events, invitations, actions }: Props) => {
  const { group_name: name, access_code: code } = row;
  return (
    <tr role="row" className="listed">
      <td role="cell" data-label={columns.name} className="group-name">
        {name}
      </td>
      <td role="cell" data-label={columns.type}>
        {texts.types[row.guest_type]}
      </td>
      <td role="cell" data-label={columns.invitedBy}>
        {row.invited_by}
      </td>
      <td role="cell" data-label={columns.code}>
        <div className="code-cell">
          <span className="font-mono text-sm whitespace-nowrap">{code}</span>
          <span className="icon-row">
            <CopyButton text={code} label={texts.copyCode(name)}>
              <CopyIcon />
            </CopyButton>
            <CopyButton text={invitations.link(row)} label={texts.copyLink(name)}>
              <LinkIcon />
            </CopyButton>
            <button
              type="button"
              className="btn btn-icon icon-btn"
              title={texts.qrOf(name)}
              aria-label={texts.qrOf(name)}
              onClick={() => actions.showQr(row)}
            >
              <QrIcon />
            </button>
          </span>
        </div>
      </td>
      <td role="cell" data-label={columns.events}>
        <EventBadges events={events.filter(({ id }) => row.eventIds.includes(id))} />
      </td>
      <td role="cell" data-label={columns.members} className="members-cell">
        <MembersCell
          members={row.members}
          host={invitations.host}
          message={invitations.message(row)}
        />
      </td>
      <td role="cell" data-label={columns.actions}>
        <span className="icon-row">
          <Action
            label={texts.edit}
            of={name}
            icon={<EditIcon />}
            onClick={() => actions.edit(row)}
          />
          <Action
            label={texts.history}
            of={name}
            icon={<HistoryIcon />}
            onClick={() => actions.showHistory(row)}
          />
          <Action
            label={texts.delete}
            of={name}
            icon={<DeleteIcon />}
            onClick={() => actions.remove(row)}
          />
        </span>
      </td>
    </tr>
  );
});
GroupLine.displayName = 'GroupLine';

type ActionProps = { label: string; of: string; icon: ReactNode; onClick: () => void };

/** A picture for who sees it, a sentence for who hears it. */
const Action = ({ label, of, icon, onClick }: ActionProps) => (
  <button type="button" className="btn btn-icon icon-btn" title={label} onClick={onClick}>
    {icon}
    <span className="sr-only">{`${label}${texts.ofGroup(of)}`}</span>
  </button>
);
