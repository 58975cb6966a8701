import { useState } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import type { MemberView } from '#contract/views.ts';
import { api, call, canWait, statusOf } from '#islands/client/api.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';
import { useWhenOnline } from '#islands/client/use-when-online.ts';
import { dietsEntry } from '#islands/outbox/entry.ts';
import { toast } from '#islands/stores/toasts.ts';

import { type ResponseSheet, answerOf, freeze, responsesFor } from '../responses/response-sheet.ts';
import { type Diets, dietShown, dietsToSave, savedDiets } from '../responses/diets.ts';
import { UndecidedError } from '../responses/send-answers.ts';
import type { ResponseSheetState } from './use-response-sheet.ts';

type Form = {
  groupId: number;
  eventId: number;
  members: MemberView[];
  answers: ResponseSheetState;
  diets: Diets;
  setDiets: (next: (before: Diets) => Diets) => void;
};

const texts = rsvp.single;

/** Saves one event's answers and the diets in one call; silent people's diets in one of their own. */
export const useSaveEvent = ({ groupId, eventId, members, answers, diets, setDiets }: Form) => {
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const [nothing, setNothing] = useState(false);
  const { sheet } = answers;
  const memberIds = members.map(({ id }) => id);
  const silent = members.filter(({ id }) => answerOf(sheet, eventId, id) === null);
  const silentDiets = silent.filter(({ id }) => diets.typed[id]);

  const bodyOf = (current: ResponseSheet) =>
    responsesFor(current, eventId, memberIds).map((response) => {
      const member = members.find(({ id }) => id === response.memberId);
      if (!member) return response;
      const { type, spec } = dietShown(member, diets);
      return { ...response, dietaryRestriction: type, dietaryRestrictionDetails: spec };
    });

  const sendDiets = async () => {
    const body = dietsToSave(silentDiets, diets);
    try {
      await call(api.api.rsvp.guest.dietary.$put({ json: body }));
      return false;
    } catch (failure) {
      const entry = dietsEntry(groupId, body.members, newSubmissionKey(), Date.now());
      if (canWait(failure) && (await answers.unsent.keep([entry], failure))) return true;
      throw failure;
    }
  };

  /** @returns whether the server has it now */
  const send = async () => {
    const frozen = freeze(sheet, [eventId], memberIds);
    // Side by side; what became of both is known before anything is told.
    const [answered, dieted] = await Promise.allSettled([
      answers.send([eventId], bodyOf, frozen),
      silentDiets.length > 0 && sendDiets(),
    ]);
    if (answered.status === 'rejected') throw answered.reason;
    if (dieted.status === 'rejected') throw dieted.reason;
    const [sent, dietsKept] = [answered.value, dieted.value];
    if (!sent) return false;
    if (sent.failures[0]) throw sent.failures[0].error;
    setDiets(savedDiets);
    return !dietsKept && !sent.kept;
  };

  const save = async () => {
    const isEmpty = silent.length === members.length && silentDiets.length === 0;
    setNothing(isEmpty);
    if (isEmpty) return;
    setSaving(true);
    setError(undefined);
    try {
      const received = await send();
      if (received) toast({ title: texts.saved, description: texts.savedText });
    } catch (failure) {
      const undecided = failure instanceof UndecidedError;
      if (!undecided) setError(failure);
      const description = undecided ? rsvp.conflict.toast : texts.failed;
      toast({ title: rsvp.error, description, tone: 'destructive' });
    }
    setSaving(false);
  };

  useWhenOnline(statusOf(error) === 0 && !saving, save);
  return { save, saving, error, nothing };
};
