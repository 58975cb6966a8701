import { useId } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import type { EventView } from '#contract/events.ts';
import type { MemberView } from '#contract/guest-groups.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ModalDialog } from '#islands/ui/ModalDialog.tsx';

import { inOneMessage, nameIn } from '../responses/names.ts';
import type { RejectedEvents } from '../responses/new-rejected.ts';

export type RejectQuestion = { rejected: RejectedEvents; answer: (isConfirmed: boolean) => void };

type Props = {
  question: RejectQuestion | null;
  events: readonly EventView[];
  members: readonly MemberView[];
};

const texts = rsvp.decline;

/** A no is heavy, and easily tapped: once for all of them, before they leave. */
export const ConfirmRejected = ({ question, ...known }: Props) =>
  question && <Question {...known} {...question} />;

const Question = ({
  rejected,
  answer,
  events,
  members,
}: RejectQuestion & Omit<Props, 'question'>) => {
  const titleId = useId();
  const nameOf = nameIn(members);
  return (
    <ModalDialog className="card ask" labelledBy={titleId} onClose={() => answer(false)}>
      <div className="grid gap-4">
        <h2 id={titleId} className="subtitle">
          {texts.title}
        </h2>
        <dl className="grid gap-2">
          {rejected.map(({ eventId, memberIds }) => (
            <div key={eventId}>
              <dt className="hint">{events.find(({ id }) => id === eventId)?.name}</dt>
              <dd>{inOneMessage(memberIds.map(nameOf))}</dd>
            </div>
          ))}
        </dl>
        <p className="text-muted">{texts.text}</p>
        <div className="grid gap-2">
          <Button block onClick={() => answer(true)}>
            {texts.confirm}
          </Button>
          <Button variant="text" block onClick={() => answer(false)}>
            {texts.back}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
};
