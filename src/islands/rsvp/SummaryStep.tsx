import { useRef } from 'react';

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
import { questionsAbout } from '../responses/answers.ts';
import { inOneMessage } from '../responses/names.ts';
import { Questions } from './questions/Questions.tsx';
import { goTo } from './plain-form/controls.tsx';
import { StepHeading } from './StepHeading.tsx';
import { SummaryEvent } from './SummaryEvent.tsx';
import { OutboxNotice } from './outbox/OutboxNotice.tsx';
import type { ResponseSheetState } from './use-response-sheet.ts';
import { useSendAll } from './use-send-all.ts';
import { isPending } from './outbox/use-outbox.ts';

type Props = {
  groupId: number;
  events: EventView[];
  members: OwnMemberView[];
  responseSheet: ResponseSheetState;
  received: boolean;
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
  received,
  onEdit,
  onMissing,
  onDone,
}: Props) => {
  const all = useSendAll({ groupId, events, members, responseSheet, onMissing, onDone });
  const { sheet, answers } = responseSheet;
  const questions = questionsAbout(answers.answers, null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(responseSheet.loading, button);

  return (
    <>
      <StepHeading eyebrow={texts.step} title={texts.title} received={received} />
      <p className="mt-2 text-ink-soft">{texts.intro}</p>
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
        <Questions {...{ questions, members, sheet }} state={answers} missing={all.missing} />
        {all.silent.length > 0 && (
          <Notice>{texts.silent(inOneMessage(all.silent.map(({ name }) => name)))}</Notice>
        )}
        {isPending(responseSheet.outbox, 'diets') && (
          <p className="flex items-center justify-between gap-2">
            {outboxTexts.diets} <Badge variant="wheat">{outboxTexts.pending}</Badge>
          </p>
        )}
        <OutboxNotice {...{ responseSheet, events, members }} />
        {all.empty && <Notice variant="error">{texts.empty}</Notice>}
        {all.error !== undefined && <FailureNotice message={texts.failed} error={all.error} />}
        <div className="mt-2 grid gap-2">
          <Button ref={button} type="submit" {...goTo('end')} block onClick={all.send}>
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
