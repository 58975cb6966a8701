import { useRef, useState } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import { outboxTexts } from '#content/texts/outbox.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { companionField, type Fields, nameField } from '#contract/responding/form-fields.ts';
import { messageOf } from '#islands/client/api.ts';
import { companionEntry } from '#islands/outbox/entry.ts';
import { toast } from '#islands/stores/toasts.ts';

import { newRef, type TypedNames } from '../../responses/companions.ts';
import type { ResponseSheetState } from '../use-response-sheet.ts';

const texts = rsvp.companions;

/**
 * Adds and removes companions, each at once: without signal they wait on the phone. Their names are corrected with
 * the step.
 * @param typed before the scripts came
 */
export const useCompanions = (
  groupId: number,
  { sendRest }: ResponseSheetState,
  members: readonly OwnMemberView[],
  { typed, hasSeat }: { typed: Fields; hasSeat: boolean },
) => {
  const [name, setName] = useState(typed[companionField] ?? '');
  const [names, setNames] = useState<TypedNames>(() => typedNames(members, typed));
  const [error, setError] = useState('');
  const [adding, setAdding] = useState(false);
  const inProgress = useRef(false);
  const addition = useRef<Promise<boolean>>(undefined);
  /** Of whoever is typed: who is tried again after a failure stays the same person. */
  const typedRef = useRef(0);

  const send = async (entry: Parameters<typeof sendRest>[0][number], failed: string) => {
    // A state would come too late for the second of two quick taps.
    if (inProgress.current) return false;
    inProgress.current = true;
    setError('');
    setAdding(true);
    const sent = await sendRest([entry]);
    inProgress.current = false;
    setAdding(false);
    if (sent.saved) toast({ title: outboxTexts.kept });
    const isDone = sent.saved || sent.error === undefined;
    if (!isDone) setError(messageOf(sent.error) ?? failed);
    return isDone;
  };

  return {
    name,
    setName: (typed: string) => {
      setError('');
      setName(typed);
    },
    error,
    adding,
    names,
    isNameMissing: members.some(({ companion_ref: ref }) => ref && names[ref]?.trim() === ''),
    rename: (ref: number, typed: string) => setNames((before) => ({ ...before, [ref]: typed })),
    /** @returns whether the typed name is on its way; also where nothing was typed */
    add: async ({ needsName }: { needsName: boolean }): Promise<boolean> => {
      // The field is gone with the last place: another phone of the group has taken it.
      if (!hasSeat && !needsName) return true;
      const typed = name.trim();
      if (typed === '') {
        setError(needsName ? texts.missing : '');
        return !needsName;
      }
      // Who goes on right after adding waits for it.
      typedRef.current ||= newRef();
      addition.current ??= send(
        companionEntry(groupId, typedRef.current, { name: typed }),
        texts.failed,
      )
        .then((isDone) => {
          if (!isDone) return false;
          typedRef.current = 0;
          setName('');
          return true;
        })
        .finally(() => (addition.current = undefined));
      return addition.current;
    },
    remove: (ref: number) => send(companionEntry(groupId, ref, null), texts.notRemoved),
  };
};

const typedNames = (members: readonly OwnMemberView[], typed: Fields): TypedNames =>
  Object.fromEntries(
    members.flatMap(({ id, companion_ref: ref }) => {
      const name = typed[nameField(id)];
      return ref && name !== undefined ? [[ref, name]] : [];
    }),
  );

export type CompanionsState = ReturnType<typeof useCompanions>;
