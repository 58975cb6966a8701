import { useEffect, useRef, useState } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import { outboxTexts } from '#content/texts/outbox.ts';
import type { EventView } from '#contract/events.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { useFocusBack } from '#islands/client/use-focus-back.ts';
import { FailureNotice } from '#islands/session/FailureNotice.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

import { ConfirmRejected } from './ConfirmRejected.tsx';
import {
  entriesOfAnswers,
  type Missing,
  missingAnswer,
  questionsAbout,
} from '../responses/answers.ts';
import { inOneMessage } from '../responses/names.ts';
import { responseOf, responsesFor } from '../responses/response-sheet.ts';
import { isEventUnsaved } from '../responses/unsaved.ts';
import { Questions } from './questions/Questions.tsx';
import { goTo } from './plain-form/controls.tsx';
import { StepHeading } from './StepHeading.tsx';
import { SummaryEvent } from './SummaryEvent.tsx';
import { OutboxNotice } from './outbox/OutboxNotice.tsx';
import type { ResponseSheetState } from './use-response-sheet.ts';
import { useSubmit } from './use-submit.ts';
import { isPending, type OutboxState } from './outbox/use-outbox.ts';

type Props = {
  groupId: number;
  events: EventView[];
  members: OwnMemberView[];
  responseSheet: ResponseSheetState;
  hasMoved: boolean;
  onEdit: (index: number) => void;
  /** An event's required answer is missing. */
  onMissing: (index: number) => void;
  onDone: () => void;
};

const texts = rsvp.summary;

export const SummaryStep = ({
  groupId,
  events,
  members,
  responseSheet,
  hasMoved,
  onEdit,
  onMissing,
  onDone,
}: Props) => {
  const [empty, setEmpty] = useState(false);
  const [missing, setMissing] = useState<Missing>();
  const { sheet, answers, error, outbox } = responseSheet;
  const questions = questionsAbout(answers, null);
  const memberIds = members.map(({ id }) => id);
  const isResponded = ({ id }: EventView) => responsesFor(sheet, id, memberIds).length > 0;
  /** Events that were acknowledged before are not sent again. */
  const isOpen = ({ id }: EventView) => !sheet.acknowledged.includes(id) || id in sheet.pending;
  const silent = members.filter(({ id }) =>
    events.some((event) => responseOf(sheet, event.id, id) === null),
  );
  const isUnanswered = (eventId: number | null) =>
    missingAnswer(answers, questionsAbout(answers, eventId), members, sheet);

  const isReady = () => {
    const isEmpty = !events.some(isResponded);
    setEmpty(isEmpty);
    if (isEmpty) return false;
    const unanswered = events.findIndex(({ id }) => isUnanswered(id));
    if (unanswered >= 0) onMissing(unanswered);
    else setMissing(isUnanswered(null));
    return unanswered < 0 && !isUnanswered(null);
  };
  const send = useSubmit({
    responseSheet,
    eventIds: events.filter((event) => isResponded(event) && isOpen(event)).map(({ id }) => id),
    members: memberIds,
    rest: () => entriesOfAnswers(groupId, answers, members, sheet),
    isReady,
    texts: { title: rsvp.error, failed: texts.failed, undecided: rsvp.conflict.toast },
    onReceived: onDone,
  });
  const isSettled =
    !responseSheet.isClosed && !events.some(({ id }) => isEventUnsaved(sheet, id, members));
  useWhenAllLeft(outbox, isSettled, onDone);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(responseSheet.loading, button);

  return (
    <>
      <StepHeading caption={texts.step} title={texts.title} hasMoved={hasMoved} />
      <p className="mt-2 text-muted">{texts.subtitle}</p>
      <Controls plain loading={responseSheet.loading} className="mt-6 grid gap-4">
        {events.map((event, index) => (
          <SummaryEvent
            key={event.id}
            event={event}
            members={members}
            responseSheet={responseSheet}
            step={index + 1}
            onEdit={() => onEdit(index)}
          />
        ))}
        <Questions {...{ questions, members, responseSheet, missing }} />
        {silent.length > 0 && (
          <Notice>{texts.silent(inOneMessage(silent.map(({ name }) => name)))}</Notice>
        )}
        {isPending(outbox, 'diets') && (
          <p className="flex items-center justify-between gap-2">
            {outboxTexts.diets} <Badge variant="wheat">{outboxTexts.pending}</Badge>
          </p>
        )}
        <OutboxNotice {...{ responseSheet, events, members }} />
        {empty && <Notice variant="error">{texts.empty}</Notice>}
        {error !== undefined && <FailureNotice message={texts.failed} error={error} />}
        <div className="mt-2 grid gap-2">
          <Button ref={button} type="submit" {...goTo('end')} block onClick={send}>
            {responseSheet.sending ? texts.sending : texts.send}
          </Button>
          <Button
            type="submit"
            {...goTo(events.length)}
            variant="text"
            block
            onClick={() => onEdit(events.length - 1)}
          >
            {texts.back}
          </Button>
        </div>
      </Controls>
      <ConfirmRejected question={responseSheet.question} events={events} members={members} />
    </>
  );
};

/** All entries were received, nothing asks for a decision, and nothing else was chosen meanwhile. */
const useWhenAllLeft = ({ pending }: OutboxState, isSettled: boolean, onDone: () => void) => {
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && pending.length === 0 && isSettled) onDone();
    waited.current = pending.some(({ about, stopped }) => about !== 'diets' && !stopped);
  }, [pending, isSettled, onDone]);
};
