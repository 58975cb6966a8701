import { useReducer, useRef, useState, useEffect } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import type { EventView } from '#contract/events.ts';
import type { GuestView } from '#contract/guest-groups.ts';
import type { SheetQuestion } from '#contract/responding/questions.ts';
import type { ResponseView } from '#contract/responses.ts';
import type { Fields } from '#contract/responding/form-fields.ts';
import { readDraft } from '#islands/client/draft.ts';
import { useFreshPage } from '#islands/client/use-fresh-page.ts';
import { showInProgress } from '#islands/client/in-progress.ts';
import { useSavedDraft } from '#islands/client/use-saved-draft.ts';
import { toast } from '#islands/stores/toasts.ts';
import { useHydrated } from '#islands/ui/use-hydrated.ts';

import { membersShown } from '../responses/companions.ts';
import { DietaryStep } from './DietaryStep.tsx';
import { readWizardDraft, type ResponsesDraft } from '../responses/read-draft.ts';
import { EventStep } from './EventStep.tsx';
import { StepForm } from './plain-form/StepForm.tsx';
import { withTyped } from './plain-form/typed-fields.ts';
import { useTypedFields } from './plain-form/use-typed-fields.ts';
import { SummaryStep } from './SummaryStep.tsx';
import { useResponseSheet } from './use-response-sheet.ts';
import { goTo, openWizard, positionOf, stepOfEvent } from './wizard-state.ts';

type StepEntry = { rsvpStep?: number } | null;

/** The browser's back button goes a step back, not out of the wizard. */
const useStepHistory = (step: number, go: (step: number) => void) => {
  const opened = useRef(false);

  useEffect(() => {
    const entry = history.state as StepEntry;
    if (!opened.current) {
      // The step of the address is for a page without scripts.
      history.replaceState({ ...entry, rsvpStep: step }, '', location.pathname);
    } else if (entry?.rsvpStep !== step) history.pushState({ rsvpStep: step }, '');
    opened.current = true;
  }, [step]);

  useEffect(() => {
    const handlePopState = ({ state }: PopStateEvent) => {
      const entered = (state as StepEntry)?.rsvpStep;
      if (entered !== undefined) go(entered);
    };
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, [go]);
};

type Props = {
  guest: GuestView;
  events: EventView[];
  responses: Record<number, ResponseView[]>;
  questions: SheetQuestion[];
  form: WizardForm;
};

/** Of the plain form: see `StepForm`. */
export type WizardForm = {
  key: string;
  typed: Fields;
  /** The step that the address asks for. */
  step: number | null;
};

const draftKey = ({ id }: GuestView) => `convite:rsvp:${id}`;

export const Wizard = (props: Props) => {
  const hydrated = useHydrated();
  const { guest, responses, questions, form } = props;
  const typed = useTypedFields(form.typed, hydrated);
  const savedDraft = hydrated ? readDraft(draftKey(guest), readWizardDraft) : undefined;
  const draft = withTyped(savedDraft, typed, { members: guest.members, responses, questions });
  // Where something was typed the guest stays.
  const step = draft === savedDraft ? (form.step ?? savedDraft?.step ?? 0) : (form.step ?? 0);
  // The server's HTML knows no draft: the screen starts anew where the browser finds one. Elsewhere it stays, as a tap
  // in the moment of waking up is lost with the button that it was on.
  return (
    <Steps
      key={String(hydrated && draft !== undefined)}
      {...props}
      draft={draft}
      typed={typed}
      step={step}
      draftKey={hydrated ? draftKey(guest) : undefined}
    />
  );
};

type StepsProps = Props & {
  draft: ResponsesDraft | undefined;
  typed: Fields;
  /** The first that is shown. */
  step: number;
  draftKey: string | undefined;
};

const Steps = ({
  guest,
  events,
  responses,
  questions,
  form,
  draft,
  typed,
  step: first,
  draftKey,
}: StepsProps) => {
  const count = events.length;
  const [state, go] = useReducer(goTo, openWizard(first, count));
  const [done, setDone] = useState(false);
  /** The event for whose required answer the guest was sent back. */
  const [missing, setMissing] = useState<number>();
  const left = useRef(false);
  const responseSheet = useResponseSheet({
    groupId: guest.id,
    questions,
    responses,
    draft,
    bringing: guest.members,
  });
  const members = membersShown(guest.members, responseSheet.added, responseSheet.outbox.entries);
  const { options, acknowledged } = responseSheet.sheet;
  const { step } = state;
  const saved = {
    step,
    diets: responseSheet.diets.typed,
    options,
    acknowledged,
    answers: responseSheet.answers.selected,
  };
  useSavedDraft(draftKey, done ? null : saved);

  useStepHistory(step, go);
  useFreshPage();

  const finish = () => {
    // What waited and what was tapped may arrive at once.
    if (left.current) return;
    left.current = true;
    setDone(true);
    toast({ title: rsvp.summary.done, description: rsvp.summary.doneText });
    showInProgress();
    location.assign('/my-events');
  };

  const position = positionOf(step, count);
  const common = { members, responseSheet, hasMoved: state.moves > 0 };
  const event = position.screen === 'event' ? events[position.index] : undefined;
  return (
    <StepForm
      action={`/rsvp?paso=${step}`}
      formKey={form.key}
      go={position.screen === 'summary' ? 'end' : step + 1}
    >
      {position.screen === 'dietary' ? (
        <DietaryStep {...common} guest={guest} typed={typed} onSaved={() => go(stepOfEvent(0))} />
      ) : position.screen === 'event' && event ? (
        <EventStep
          {...common}
          key={event.id}
          event={event}
          index={position.index}
          count={count}
          needsConfirmation={missing === position.index}
          onNext={() => {
            setMissing(undefined);
            go(step + 1);
          }}
          onBack={() => go(step - 1)}
        />
      ) : (
        <SummaryStep
          {...common}
          groupId={guest.id}
          events={events}
          onEdit={(index) => go(stepOfEvent(index))}
          onMissing={(index) => {
            setMissing(index);
            go(stepOfEvent(index));
          }}
          onDone={finish}
        />
      )}
    </StepForm>
  );
};
