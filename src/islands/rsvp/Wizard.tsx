import { useCallback, useReducer, useRef, useState } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import type { EventView } from '#contract/events.ts';
import type { GuestView } from '#contract/guest-groups.ts';
import type { AskedQuestion } from '#contract/responding/questions.ts';
import type { ResponseView } from '#contract/responses.ts';
import { readDraft } from '#islands/client/draft.ts';
import { useFreshPage } from '#islands/client/use-fresh-page.ts';
import { showUnderWay } from '#islands/client/under-way.ts';
import { useKeptDraft } from '#islands/client/use-kept-draft.ts';
import { toast } from '#islands/stores/toasts.ts';
import { useHydrated } from '#islands/ui/use-hydrated.ts';

import { membersShown } from '../responses/companions.ts';
import { DietaryStep } from './DietaryStep.tsx';
import { readWizardDraft, type WizardDraft } from '../responses/read-draft.ts';
import { EventStep } from './EventStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { useResponseSheet } from './use-response-sheet.ts';
import { useStepHistory } from './use-step-history.ts';
import { openWizard, placeOf, stepOfEvent, wizardReducer } from './wizard-state.ts';

type Props = {
  guest: GuestView;
  events: EventView[];
  responses: Record<number, ResponseView[]>;
  questions: AskedQuestion[];
};

const draftKey = ({ id }: GuestView) => `convite:rsvp:${id}`;

export const Wizard = (props: Props) => {
  // The server's HTML knows no draft: the screen starts anew once the browser can read it.
  const hydrated = useHydrated();
  const draft = hydrated ? readDraft(draftKey(props.guest), readWizardDraft) : undefined;
  return (
    <Steps
      key={String(hydrated)}
      {...props}
      draft={draft}
      draftKey={hydrated ? draftKey(props.guest) : undefined}
    />
  );
};

type StepsProps = Props & {
  draft: WizardDraft | undefined;
  draftKey: string | undefined;
};

const Steps = ({ guest, events, responses, questions, draft, draftKey }: StepsProps) => {
  const count = events.length;
  const [state, dispatch] = useReducer(wizardReducer, openWizard(draft, count));
  const [done, setDone] = useState(false);
  const left = useRef(false);
  const responseSheet = useResponseSheet({
    groupId: guest.id,
    questions,
    responses,
    draft,
    onDiets: (typed) => dispatch({ type: 'dietsFound', typed }),
    bringing: guest.members,
  });
  const members = membersShown(guest.members, responseSheet.brought, responseSheet.outbox.entries);
  const { choices, acknowledged } = responseSheet.sheet;
  const { step, diets } = state;
  const { chosen } = responseSheet.answers.answers;
  const kept = { step, diets: diets.typed, choices, acknowledged, answers: chosen };
  useKeptDraft(draftKey, done ? null : kept);

  const go = useCallback((to: number) => dispatch({ type: 'go', step: to }), []);
  useStepHistory(step, go);
  useFreshPage();

  const finish = () => {
    // What waited and what was tapped may arrive at once.
    if (left.current) return;
    left.current = true;
    setDone(true);
    toast({ title: rsvp.summary.done, description: rsvp.summary.doneText });
    showUnderWay();
    location.assign('/my-events');
  };

  const place = placeOf(step, count);
  const common = { members, responseSheet, arrived: state.moves > 0 };
  if (place.screen === 'dietary') {
    return (
      <DietaryStep
        {...common}
        diets={diets}
        guest={guest}
        onDiet={(memberId, diet) => dispatch({ type: 'diet', memberId, diet })}
        onSaved={() => dispatch({ type: 'dietsSaved' })}
      />
    );
  }
  const event = place.screen === 'event' ? events[place.index] : undefined;
  if (place.screen === 'event' && event) {
    return (
      <EventStep
        {...common}
        key={event.id}
        event={event}
        index={place.index}
        count={count}
        onNext={() => go(step + 1)}
        onBack={() => go(step - 1)}
      />
    );
  }
  return (
    <SummaryStep
      {...common}
      groupId={guest.id}
      events={events}
      onEdit={(index) => go(stepOfEvent(index))}
      onDone={finish}
    />
  );
};
