import { useState } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import type { MemberView } from '#contract/views.ts';
import { api, call, statusOf } from '#islands/client/api.ts';
import { useWhenOnline } from '#islands/client/use-when-online.ts';
import { toast } from '#islands/stores/toasts.ts';

import { type AnswerSheet, answerOf, freeze, responsesFor } from './answer-sheet.ts';
import { type Diets, dietShown, dietsToSave, savedDiets } from './diets.ts';
import { UndecidedError } from './send-answers.ts';
import type { AnswerSheetState } from './use-answer-sheet.ts';

type Form = {
  eventId: number;
  members: MemberView[];
  answers: AnswerSheetState;
  diets: Diets;
  setDiets: (next: (before: Diets) => Diets) => void;
};

const texts = rsvp.single;

/** Saves one event's answers and the diets in one call; silent people's diets in one of their own. */
export const useSaveEvent = ({ eventId, members, answers, diets, setDiets }: Form) => {
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const [nothing, setNothing] = useState(false);
  const { sheet } = answers;
  const memberIds = members.map(({ id }) => id);
  const silent = members.filter(({ id }) => answerOf(sheet, eventId, id) === null);
  const silentDiets = silent.filter(({ id }) => diets.typed[id]);

  const bodyOf = (current: AnswerSheet) =>
    responsesFor(current, eventId, memberIds).map((response) => {
      const member = members.find(({ id }) => id === response.memberId);
      if (!member) return response;
      const { type, spec } = dietShown(member, diets);
      return { ...response, dietaryRestriction: type, dietaryRestrictionDetails: spec };
    });

  const send = async () => {
    if (silentDiets.length > 0) {
      await call(api.api.rsvp.guest.dietary.$put({ json: dietsToSave(silentDiets, diets) }));
    }
    const [failure] = await answers.send([eventId], bodyOf, freeze(sheet, [eventId], memberIds));
    if (failure) throw failure.error;
  };

  const save = async () => {
    const isEmpty = silent.length === members.length && silentDiets.length === 0;
    setNothing(isEmpty);
    if (isEmpty) return;
    setSaving(true);
    setError(undefined);
    try {
      await send();
      setDiets(savedDiets);
      toast({ title: texts.saved, description: texts.savedText });
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
