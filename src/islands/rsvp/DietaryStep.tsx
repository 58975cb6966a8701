import { useRef, useState } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import { outboxTexts } from '#content/texts/outbox.ts';
import type { MemberView } from '#contract/guest-groups.ts';
import type { Diet } from '#domain/responses/dietary.ts';
import { statusOf } from '#islands/client/api.ts';
import { useFocusBack } from '#islands/client/use-focus-back.ts';
import { dietsEntry } from '#islands/outbox/entry.ts';
import { FailureNotice } from '#islands/session/FailureNotice.tsx';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';

import { DietarySelect } from './DietarySelect.tsx';
import { type Diets, dietShown, dietsToSave } from '../responses/diets.ts';
import { StepHeading } from './StepHeading.tsx';
import type { ResponseSheetState } from './use-response-sheet.ts';

type Props = {
  groupId: number;
  members: MemberView[];
  responseSheet: ResponseSheetState;
  diets: Diets;
  arrived: boolean;
  onDiet: (memberId: number, diet: Diet) => void;
  onSaved: () => void;
};

const texts = rsvp.dietary;

export const DietaryStep = ({
  groupId,
  members,
  responseSheet,
  diets,
  arrived,
  onDiet,
  onSaved,
}: Props) => {
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(saving, button);

  const save = async () => {
    setSaving(true);
    setError(undefined);
    const typed = members.filter(({ id }) => diets.typed[id]);
    // What was not typed here is not worth keeping: it would arrive late over another's words.
    const isTyped = typed.length > 0;
    const entry = dietsEntry(groupId, dietsToSave(isTyped ? typed : members, diets));
    const sent = await responseSheet.outbox.send([entry], { keeps: isTyped });
    setSaving(false);
    // Without signal the wizard goes on; without a session only signing in helps.
    const goesOn = statusOf(sent.error) === 0 && (sent.kept || !isTyped);
    if (sent.error === undefined || goesOn) {
      if (sent.kept) toast({ title: outboxTexts.kept });
      return onSaved();
    }
    setError(sent.error);
    toast({ title: rsvp.error, description: texts.failed, tone: 'destructive' });
  };

  return (
    <>
      <StepHeading eyebrow={texts.step} title={texts.title} arrived={arrived} />
      <p className="mt-2 text-ink-soft">{texts.intro}</p>
      <Controls busy={saving} className="mt-6 grid gap-6">
        {members.map((member) => (
          <DietarySelect
            key={member.id}
            name={member.name}
            diet={dietShown(member, diets)}
            onChange={(diet) => onDiet(member.id, diet)}
          />
        ))}
        {error !== undefined && <FailureNotice message={texts.failed} error={error} />}
        <Button ref={button} block onClick={save}>
          {saving ? texts.saving : texts.next}
        </Button>
      </Controls>
    </>
  );
};
