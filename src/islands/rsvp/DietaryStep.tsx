import { type FunctionComponent, lazy, Suspense, useRef, useState } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import { outboxTexts } from '#content/texts/outbox.ts';
import type { GuestView, OwnMemberView } from '#contract/guest-groups.ts';
import type { Fields } from '#contract/responding/form-fields.ts';
import { remainingCompanions } from '#domain/groups/companions.ts';
import { loadPart } from '#islands/client/load-part.ts';
import { statusOf } from '#islands/client/api.ts';
import { useFocusBack } from '#islands/client/use-focus-back.ts';
import { dietsEntry } from '#islands/outbox/entry.ts';
import { FailureNotice } from '#islands/session/FailureNotice.tsx';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { useHydrated } from '#islands/ui/use-hydrated.ts';

import { DietarySelect } from './DietarySelect.tsx';
import { changedCompanions } from '../responses/companions.ts';
import { dietShown, dietsToSave, isDietToSend } from '../responses/diets.ts';
import { Companions } from './companions/Companions.tsx';
import { OutboxNotice } from './outbox/OutboxNotice.tsx';
import { goTo, StoredDiets } from './plain-form/controls.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useCompanions } from './companions/use-companions.ts';
import type { People as Part } from './people/People.tsx';
import type { ResponseSheetState } from './use-response-sheet.ts';

type Props = {
  guest: GuestView;
  members: OwnMemberView[];
  responseSheet: ResponseSheetState;
  hasMoved: boolean;
  onSaved: () => void;
  /** Before the scripts came. */
  typed: Fields;
};

const texts = rsvp.dietary;

/** Most couples do not ask for it, and nothing else on the page needs it. */
const People = lazy<FunctionComponent<Parameters<typeof Part>[0]>>(async () => {
  const part = await loadPart(() => import('./people/People.tsx'), { isOptional: true });
  return { default: part?.People ?? PeopleMissing };
});

const PeopleMissing = () => <Notice>{texts.peopleMissing}</Notice>;

export const DietaryStep = ({
  guest,
  members,
  responseSheet,
  hasMoved,
  onSaved,
  typed: typedBefore,
}: Props) => {
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const { diets, typeDiet, outbox } = responseSheet;
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(saving, button);
  const companions = useCompanions(guest.id, responseSheet, members, {
    typed: hasMoved ? {} : typedBefore,
    hasSeat: remainingCompanions(guest.extraPlaces, members) > 0,
  });

  const save = async () => {
    // A name that was typed and not added is meant to come.
    if (!(await companions.add({ needsName: false }))) return;
    if (companions.isNameMissing) {
      document.querySelector<HTMLElement>('#acompanantes [aria-invalid]')?.focus();
      return;
    }
    setSaving(true);
    setError(undefined);
    const changed = changedCompanions(guest.id, outbox.pending, members, {
      diets,
      names: companions.names,
    });
    const typed = members.filter((member) => isDietToSend(member, diets));
    // What was not typed here is not worth keeping: it would arrive late over another's words.
    const shouldSave = typed.length + changed.length > 0;
    const waits = outbox.pending.some(({ about, stopped }) => about === 'diets' && !stopped);
    const toSend = (shouldSave ? typed : waits ? [] : members).filter(({ id }) => id > 0);
    const entries = [
      ...(toSend.length > 0 ? [dietsEntry(guest.id, dietsToSave(toSend, diets))] : []),
      ...changed,
    ];
    const sent = await responseSheet.sendRest(entries, { shouldSave });
    setSaving(false);
    // Without signal the wizard goes on; without a session only signing in helps.
    const continues = statusOf(sent.error) === 0 && (sent.saved || !shouldSave);
    if (sent.error === undefined || continues) {
      if (sent.saved) toast({ title: outboxTexts.kept });
      return onSaved();
    }
    setError(sent.error);
    toast({ title: rsvp.error, description: texts.failed, variant: 'destructive' });
  };

  return (
    <>
      <StepHeading caption={texts.step} title={texts.title} hasMoved={hasMoved} />
      <p className="mt-2 text-muted">{texts.subtitle}</p>
      <Controls plain loading={saving} className="mt-6 grid gap-6">
        <StoredDiets members={members} />
        {members
          .filter(({ is_companion }) => !is_companion)
          .map((member) => (
            <DietarySelect
              key={member.id}
              memberId={member.id}
              name={member.name}
              diet={dietShown(member, diets)}
              onChange={(diet) => typeDiet(member.id, diet)}
            />
          ))}
        <Companions {...{ guest, members, diets, companions }} onDiet={typeDiet} />
        {useHydrated() && guest.asksPeople && (
          <Suspense>
            <People {...{ members, diets }} onChange={typeDiet} />
          </Suspense>
        )}
        <OutboxNotice {...{ responseSheet, members }} events={[]} />
        {error !== undefined && <FailureNotice message={texts.failed} error={error} />}
        <Button ref={button} type="submit" {...goTo(1)} block onClick={save}>
          {saving ? texts.saving : texts.next}
        </Button>
      </Controls>
    </>
  );
};
