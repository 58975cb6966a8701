import { useRef, useState } from 'react';

import { eventRsvp as texts } from '#content/texts/event-rsvp.ts';
import { rsvp } from '#content/texts/rsvp.ts';
import type { EventView } from '#contract/events.ts';
import type { GuestView } from '#contract/guest-groups.ts';
import type { SheetQuestion } from '#contract/responding/questions.ts';
import type { Fields } from '#contract/responding/form-fields.ts';
import type { ResponseView } from '#contract/responses.ts';
import { statusOf } from '#islands/client/api.ts';
import { readDraft } from '#islands/client/draft.ts';
import { useFocusBack } from '#islands/client/use-focus-back.ts';
import { useSavedDraft } from '#islands/client/use-saved-draft.ts';
import { dietsEntry } from '#islands/outbox/entry.ts';
import { FailureNotice } from '#islands/session/FailureNotice.tsx';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { useHydrated } from '#islands/ui/use-hydrated.ts';

import {
  entriesOfAnswers,
  type Missing,
  missingAnswer,
  questionsAbout,
} from '../responses/answers.ts';
import { responseOf } from '../responses/response-sheet.ts';
import { ConfirmRejected } from './ConfirmRejected.tsx';
import { Conflicts } from './Conflicts.tsx';
import { dietShown, dietsToSave, isDietToSend } from '../responses/diets.ts';
import { readResponsesDraft, type ResponsesDraft } from '../responses/read-draft.ts';
import { MemberResponse } from './MemberResponse.tsx';
import { Questions } from './questions/Questions.tsx';
import { Receipt } from './Receipt.tsx';
import { StoredDiets, Versions } from './plain-form/controls.tsx';
import { StepForm } from './plain-form/StepForm.tsx';
import { withTyped } from './plain-form/typed-fields.ts';
import { useTypedFields } from './plain-form/use-typed-fields.ts';
import { OutboxBadge } from './outbox/OutboxBadge.tsx';
import { OutboxNotice } from './outbox/OutboxNotice.tsx';
import { useResponseSheet } from './use-response-sheet.ts';
import { useSubmit } from './use-submit.ts';
import { FullGroup } from './FullGroup.tsx';
import { showInProgress } from '#islands/client/in-progress.ts';

/** The group is not, or no longer, invited to the event. */
const NotInvitedEvent = () => (
  <div className="card mt-8 grid justify-items-center gap-3 text-center" role="alert">
    <h2 className="subtitle">{texts.notInvitedTitle}</h2>
    <p>{texts.notInvitedText}</p>
    <a className="btn btn-primary mt-2" href="/my-events">
      {texts.events}
    </a>
  </div>
);

/** The event is there, its answers are not. */
const Unloadable = () => {
  const goBack = () => {
    showInProgress();
    history.back();
  };
  return (
    <Controls className="card mt-8 grid justify-items-center gap-4 text-center">
      <p role="alert">{texts.unloadable}</p>
      <Button onClick={goBack}>{texts.goBack}</Button>
    </Controls>
  );
};

type Props = {
  guest: GuestView;
  /** Null: the group is not invited to it. */
  event: EventView | null;
  /** Null: they could not be read. */
  responses: ResponseView[] | null;
  questions: SheetQuestion[];
  form: EventForm;
};

/** Of the plain form: see `StepForm`. */
export type EventForm = {
  key: string;
  typed: Fields;
  /** It was sent by the browser itself, and received. */
  isReceived: boolean;
};

/** One event alone: who comes, and what they eat. */
export const EventRsvp = ({ guest, event, responses, questions, form }: Props) => {
  const hydrated = useHydrated();
  const typed = useTypedFields(form.typed, hydrated);
  if (!event) return <NotInvitedEvent />;
  if (!responses) return <Unloadable />;
  const key = `convite:event-rsvp:${guest.id}:${event.id}`;
  const draft = withTyped(hydrated ? readDraft(key, readResponsesDraft) : undefined, typed, {
    members: guest.members,
    responses: { [event.id]: responses },
    questions,
  });
  // Anew only where there is a draft: see `Wizard`.
  return (
    <Form
      key={String(hydrated && draft !== undefined)}
      guest={guest}
      event={event}
      responses={responses}
      questions={questions}
      form={form}
      draft={draft}
      draftKey={hydrated ? key : undefined}
    />
  );
};

type FormProps = {
  guest: GuestView;
  event: EventView;
  responses: ResponseView[];
  questions: SheetQuestion[];
  form: EventForm;
  draft: ResponsesDraft | undefined;
  draftKey: string | undefined;
};

const Form = ({
  guest: { id: groupId, groupName, members },
  event,
  responses,
  questions: sheetQuestions,
  form,
  draft,
  draftKey,
}: FormProps) => {
  const responseSheet = useResponseSheet({
    groupId,
    questions: sheetQuestions,
    responses: { [event.id]: responses },
    draft,
  });
  const { sheet, diets, answers, error, loading } = responseSheet;
  const { options, acknowledged } = sheet;
  const questions = questionsAbout(answers, event.id);
  useSavedDraft(draftKey, {
    options,
    acknowledged,
    diets: diets.typed,
    answers: answers.selected,
  });

  const [empty, setEmpty] = useState(false);
  const [missing, setMissing] = useState<Missing>();
  const memberIds = members.map(({ id }) => id);
  const changedDiets = members.filter((member) => isDietToSend(member, diets));
  const isReady = () => {
    const isSilent = memberIds.every((id) => responseOf(sheet, event.id, id) === null);
    const isEmpty = isSilent && changedDiets.length === 0;
    const unanswered = isEmpty ? undefined : missingAnswer(answers, questions, members, sheet);
    setEmpty(isEmpty);
    setMissing(unanswered);
    return !isEmpty && !unanswered;
  };
  const save = useSubmit({
    responseSheet,
    eventIds: [event.id],
    members: memberIds,
    rest: () => [
      ...(changedDiets.length > 0 ? [dietsEntry(groupId, dietsToSave(changedDiets, diets))] : []),
      ...entriesOfAnswers(groupId, answers, members, sheet),
    ],
    isReady,
    texts: { title: rsvp.error, failed: texts.failed, undecided: rsvp.conflict.toast },
    onReceived: () => toast({ title: texts.saved, description: texts.savedText }),
  });
  const { receipts } = responseSheet;
  const received = form.isReceived && !receipts[event.id] ? { [event.id]: responses } : receipts;
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(loading, button);
  if (statusOf(error) === 404) return <NotInvitedEvent />;

  return (
    <StepForm action={`/events/${event.id}/rsvp`} formKey={form.key}>
      <Controls plain loading={loading} className="mt-8 grid gap-6">
        <StoredDiets members={members} />
        <Versions eventId={event.id} members={members} sheet={sheet} />
        <div className="empty:hidden">
          <OutboxBadge eventId={event.id} {...{ members, responseSheet }} />
        </div>
        {members.length > 1 && (
          <FullGroup
            onChoose={(isAttending) =>
              responseSheet.choose(
                event.id,
                members.map(({ id }) => id),
                isAttending,
              )
            }
          />
        )}
        {members.map((member) => (
          <MemberResponse
            key={member.id}
            eventId={event.id}
            memberId={member.id}
            name={member.name}
            response={responseOf(sheet, event.id, member.id)}
            diet={dietShown(member, diets)}
            onChoose={(isAttending) => responseSheet.choose(event.id, [member.id], isAttending)}
            onDiet={(diet) => responseSheet.typeDiet(member.id, diet)}
          />
        ))}
        <Questions {...{ questions, members, responseSheet, missing }} heading="h2" />
        <Conflicts eventId={event.id} {...{ members, responseSheet }} />
        <OutboxNotice {...{ responseSheet, members }} events={[event]} />
        {empty && <Notice variant="error">{texts.empty}</Notice>}
        {error !== undefined && <FailureNotice message={texts.failed} error={error} />}
        <Button ref={button} type="submit" block onClick={save}>
          {responseSheet.sending ? texts.saving : texts.save}
        </Button>
        <Receipt groupName={groupName} events={[event]} received={received} />
      </Controls>
      <ConfirmRejected question={responseSheet.question} events={[event]} members={members} />
    </StepForm>
  );
};
