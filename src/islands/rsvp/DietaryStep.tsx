import { useRef, useState } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import type { MemberView } from '#contract/views.ts';
import type { Diet } from '#domain/dietary.ts';
import { api, call } from '#islands/client/api.ts';
import { useFocusBack } from '#islands/client/use-focus-back.ts';
import { FailureNotice } from '#islands/session/FailureNotice.tsx';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';

import { DietarySelect } from './DietarySelect.tsx';
import { type Diets, dietShown, dietsToSave } from './diets.ts';
import { StepHeading } from './StepHeading.tsx';

type Props = {
  members: MemberView[];
  diets: Diets;
  arrived: boolean;
  onDiet: (memberId: number, diet: Diet) => void;
  onSaved: () => void;
};

const texts = rsvp.dietary;

export const DietaryStep = ({ members, diets, arrived, onDiet, onSaved }: Props) => {
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(saving, button);

  const save = async () => {
    setSaving(true);
    setError(undefined);
    try {
      await call(api.api.rsvp.guest.dietary.$put({ json: dietsToSave(members, diets) }));
      onSaved();
    } catch (failure) {
      setError(failure);
      toast({ title: rsvp.error, description: texts.failed, tone: 'destructive' });
    }
    setSaving(false);
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
