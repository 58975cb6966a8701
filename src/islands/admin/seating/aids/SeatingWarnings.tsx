import { type ReactNode, useMemo, useRef, useState } from 'react';
import { seatingTexts } from '#content/texts/admin-seating.ts';
import type { Part } from '#domain/seating/seating.ts';
import type { SeatingAlert } from '#domain/seating/warnings.ts';
import { seatSuggestion } from '#domain/seating/proposal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { partKey, type Plan } from '../plan.ts';

const texts = seatingTexts.alerts;

/** More would push the plan out of sight. */
const first = 3;

export type AlertActions = {
  onAssign: (parts: readonly Part[], to: number | null) => void;
  onShow: (part: Part) => void;
  onWishes: (part: Part) => void;
};

type Props = AlertActions & { warnings: readonly SeatingAlert[]; plan: Plan };

/** Problems of the plan, each with a button that solves it. */
export const SeatingWarnings = ({ warnings, plan, ...actions }: Props) => {
  const [isExpanded, setExpanded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (warnings.length === 0) return null;
  const shown = isExpanded ? warnings : warnings.slice(0, first);
  return (
    <section className="notice alerts" data-variant="warning" aria-labelledby="seating-alerts">
      <h2 ref={heading} tabIndex={-1} className="summary-title" id="seating-alerts">
        {texts.count(warnings.length)}
      </h2>
      <ul>
        {shown.map((alert) => (
          <AlertLine
            key={keyOf(alert)}
            alert={alert}
            plan={plan}
            {...actions}
            onAssign={(parts, to) => {
              // The button disappears with its alert.
              heading.current?.focus();
              actions.onAssign(parts, to);
            }}
          />
        ))}
      </ul>
      {warnings.length > first && (
        <Button variant="text" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? texts.first : texts.all(warnings.length)}
        </Button>
      )}
    </section>
  );
};

const keyOf = (alert: SeatingAlert) =>
  alert.kind === 'wish'
    ? `wish-${alert.wish.guest_id}-${alert.wish.other_id}`
    : `${alert.kind}-${partKey(alert.part)}`;

type LineProps = AlertActions & { alert: SeatingAlert; plan: Plan };

const AlertLine = ({ alert, plan, onAssign, onShow, onWishes }: LineProps) => {
  const tableOf = ({ table }: Part) => plan.tables.find(({ id }) => id === table);
  const nameOf = (part: Part) => tableOf(part)?.name ?? '';

  if (alert.kind === 'wish') {
    const { wish, one, other } = alert;
    const [name, otherName] = [one.group.group_name, other.group.group_name];
    return (
      <Line
        label={
          wish.kind === 'together'
            ? texts.together(name, nameOf(one), otherName, nameOf(other))
            : texts.apart(name, otherName, nameOf(one))
        }
        onShow={() => onShow(one)}
        name={name}
      >
        <Button variant="quiet" onClick={() => onWishes(one)}>
          {texts.change}
        </Button>
      </Line>
    );
  }

  const { part } = alert;
  const { group_name: name } = part.group;
  if (alert.kind === 'unseated') {
    return (
      <Line label={notSeated(part)} onShow={() => onShow(part)} name={name}>
        <Assign part={part} plan={plan} onAssign={onAssign} />
      </Line>
    );
  }
  if (alert.kind === 'freed') {
    const { members } = alert;
    return (
      <Line
        label={texts.freed(
          members.map((member) => member.name),
          name,
          nameOf(part),
        )}
        onShow={() => onShow(part)}
        name={name}
      >
        <Button variant="quiet" onClick={() => onAssign([{ ...part, members }], null)}>
          {texts.free(members.length)}
        </Button>
      </Line>
    );
  }
  return (
    <Line label={texts.declined(name, nameOf(part))} onShow={() => onShow(part)} name={name}>
      <Button variant="quiet" onClick={() => onAssign([part], null)}>
        {tableOf(part)?.type === 'mesa' ? texts.removeFromTable : texts.removeFromTent}
      </Button>
    </Line>
  );
};

const notSeated = ({ group, members }: Part) =>
  members.length === group.members.length
    ? texts.notSeated(group.group_name)
    : texts.someNotSeated(members.length, group.members.length, group.group_name);

/** The table that the proposal would give it, as the plan stands. */
const Assign = ({
  part,
  plan,
  onAssign,
}: Pick<LineProps, 'plan' | 'onAssign'> & { part: Part }) => {
  const suggestion = useMemo(() => seatSuggestion(plan, part), [plan, part]);
  const table = plan.tables.find(({ id }) => id === suggestion?.table);
  return suggestion && table ? (
    <Button variant="quiet" onClick={() => onAssign([{ ...suggestion, table: null }], table.id)}>
      {texts.assign(table.name)}
    </Button>
  ) : (
    <span className="self-center text-sm text-muted">{texts.noRoom}</span>
  );
};

type MessageProps = { label: string; name: string; onShow: () => void; children: ReactNode };

const Line = ({ label, name, onShow, children }: MessageProps) => (
  <li>
    <p>{label}</p>
    <div className="alert-acts">
      <Button variant="text" onClick={onShow}>
        {texts.show}
        <span className="sr-only">{texts.showOf(name)}</span>
      </Button>
      {children}
    </div>
  </li>
);
