import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { dialogTexts } from '#content/texts/dialog.ts';
import type { GroupView } from '#contract/guest-groups.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { EventOptions } from '../EventOptions.tsx';
import { newMember } from './group-form.ts';
import type { EventOption } from '../group-rows.ts';
import { GroupChanged } from './GroupChanged.tsx';
import { GroupFields } from './GroupFields.tsx';
import { MemberFieldset } from './MemberFieldset.tsx';
import { type RemovedMember, RemoveMember } from './RemoveMember.tsx';
import { useGroupForm } from './use-group-form.ts';

type Props = {
  group: GroupView | null;
  inviters: readonly [string, string];
  events: EventOption[];
  /** Called with the stored group after saving it or removing a member. */
  onStored: (group: GroupView) => void;
  onClose: () => void;
};

/** Creates or changes a group with its members and invitations. */
export const GroupDialog = ({ group, inviters, events, onStored, onClose }: Props) => {
  const { form, before, merged, failure, save, takeOver, useStored, passwordDialog } = useGroupForm(
    group,
    inviters,
    (saved) => {
      onStored(saved);
      onClose();
    },
  );
  const members = useFieldArray({ control: form.control, name: 'members', keyName: 'key' });
  const [unsaved, setConfirmExit] = useState<RemovedMember | null>(null);
  const [confirmClose, setConfirmClose] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const { errors, isSubmitting, isDirty } = form.formState;

  const remove = (index: number) => {
    const { id, name } = form.getValues(`members.${index}`);
    if (id !== undefined) return setConfirmExit({ id, name });
    members.remove(index);
    addButton.current?.focus();
  };

  const memberLeft = ({ id }: RemovedMember, stored: GroupView | undefined) => {
    setConfirmExit(null);
    members.remove(form.getValues('members').findIndex((member) => member.id === id));
    if (!stored) return;
    takeOver(stored, false);
    onStored(stored);
  };

  const isCompanion = (index: number) => {
    const { id } = form.getValues(`members.${index}`);
    return before?.members.some((member) => member.id === id && member.is_companion) ?? false;
  };

  const close = () => (isDirty && !confirmClose ? setConfirmClose(true) : onClose());

  return (
    <Dialog title={group ? texts.editing : texts.create} wide onClose={close}>
      <form
        className="mt-4 flex flex-col gap-5"
        method="post"
        noValidate
        onSubmit={(submitted) => {
          if (isSubmitting) return submitted.preventDefault();
          void form.handleSubmit((body) => save(body))(submitted);
        }}
      >
        {merged && <GroupChanged key={before?.version} merged={merged} onUseStored={useStored} />}
        <GroupFields form={form} inviters={inviters} isNew={!group} />
        <section aria-label={texts.people} className="flex flex-col gap-4">
          <h3 className="subtitle">{texts.people}</h3>
          {members.fields.map(({ key }, index) => (
            <MemberFieldset
              key={key}
              form={form}
              index={index}
              isCompanion={isCompanion(index)}
              errors={errors.members?.[index]}
              onRemove={() => remove(index)}
            />
          ))}
          <div>
            <Button ref={addButton} variant="quiet" onClick={() => members.append(newMember())}>
              {texts.addPerson}
            </Button>
          </div>
        </section>
        <EventOptions control={form.control} events={events} invited={before?.eventIds ?? []} />
        {failure && <Notice variant="error">{failure}</Notice>}
        <DialogActions>
          {confirmClose && <p className="grow basis-full">{dialogTexts.unsaved}</p>}
          {confirmClose ? (
            <>
              <Button variant="danger" onClick={onClose}>
                {dialogTexts.leave}
              </Button>
              <Button autoFocus onClick={() => setConfirmClose(false)}>
                {dialogTexts.keepEditing}
              </Button>
            </>
          ) : (
            <>
              <Button variant="quiet" onClick={close}>
                {texts.cancel}
              </Button>
              <Button type="submit" aria-disabled={isSubmitting}>
                {isSubmitting ? texts.saving : texts.save}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
      {unsaved && before && (
        <RemoveMember
          groupId={before.id}
          member={unsaved}
          onDeleted={memberLeft}
          onBack={(stored) => {
            takeOver(stored, false);
            onStored(stored);
          }}
          onClose={() => setConfirmExit(null)}
        />
      )}
      {passwordDialog}
    </Dialog>
  );
};
