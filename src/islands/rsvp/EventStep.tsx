import { useState } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import { attendingField } from '#contract/responding/form-fields.ts';
import type { EventView } from '#contract/events.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { readEventId } from '#domain/events/event-id.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Progress } from '#islands/ui/Progress.tsx';

import { type Missing, missingAnswer, questionsAbout } from '../responses/answers.ts';
import { responseOf } from '../responses/response-sheet.ts';
import { AttendanceOption } from './AttendanceOption.tsx';
import { Conflicts } from './Conflicts.tsx';
import { EventWhen } from './EventWhen.tsx';
import { Questions } from './questions/Questions.tsx';
import { goTo, Versions } from './plain-form/controls.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { ResponseSheetState } from './use-response-sheet.ts';
import { progressAt } from './wizard-state.ts';
import { FullGroup } from './FullGroup.tsx';

type Props = {
  event: EventView;
  index: number;
  count: number;
  members: OwnMemberView[];
  responseSheet: ResponseSheetState;
  hasMoved: boolean;
  /** The guest was sent back, for a required answer. */
  needsConfirmation: boolean;
  onNext: () => void;
  onBack: () => void;
};

const texts = rsvp.event;

export const EventStep = ({
  event,
  index,
  count,
  members,
  responseSheet,
  hasMoved,
  needsConfirmation,
  ...go
}: Props) => {
  const { sheet, choose } = responseSheet;
  const memberIds = members.map(({ id }) => id);

  const { answers } = responseSheet;
  const questions = questionsAbout(answers, event.id);
  const findMissing = () => missingAnswer(answers, questions, members, sheet);
  const [missing, setMissing] = useState<Missing | undefined>(() =>
    needsConfirmation ? findMissing() : undefined,
  );

  const next = () => {
    const found = findMissing();
    setMissing(found);
    if (found) return;
    if (readEventId(`${event.id}`) !== null) go.onNext();
    else toast({ title: rsvp.error, description: texts.failed, variant: 'destructive' });
  };

  return (
    <>
      <StepHeading caption={texts.step(index + 1, count)} title={event.name} hasMoved={hasMoved} />
      <div className="mt-3">
        <Progress percent={progressAt(index, count)} label={texts.progress} />
      </div>
      <EventWhen event={event} />
      <Controls plain loading={responseSheet.sending} className="mt-6 grid gap-6">
        <Versions eventId={event.id} members={members} sheet={sheet} />
        {members.length > 1 && (
          <FullGroup onChoose={(isAttending) => choose(event.id, memberIds, isAttending)} />
        )}
        {members.map((member) => (
          <AttendanceOption
            key={member.id}
            field={attendingField(event.id, member.id)}
            name={member.name}
            response={responseOf(sheet, event.id, member.id)}
            onChoose={(isAttending) => choose(event.id, [member.id], isAttending)}
          />
        ))}
        <Conflicts eventId={event.id} {...{ members, responseSheet }} />
        <Questions {...{ questions, members, responseSheet, missing }} />
        <div className="grid gap-2">
          <Button type="submit" {...goTo(index + 2)} block onClick={next}>
            {index + 1 < count ? texts.next : texts.review}
          </Button>
          <Button type="submit" {...goTo(index)} variant="text" block onClick={go.onBack}>
            {texts.back}
          </Button>
        </div>
      </Controls>
    </>
  );
};
