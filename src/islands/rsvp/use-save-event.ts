import { useState } from 'react';

import { rsvp } from '#content/texts/rsvp.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { statusOf } from '#islands/client/api.ts';
import { useWhenOnline } from '#islands/client/use-when-online.ts';
import { dietsEntry } from '#islands/outbox/entry.ts';
import { toast } from '#islands/stores/toasts.ts';

import {
  entriesOfAnswers,
  type Missing,
  missingAnswer,
  questionsAbout,
} from '../responses/answers.ts';
import {
  type ResponseSheet,
  responseOf,
  freeze,
  responsesFor,
} from '../responses/response-sheet.ts';
import { dietsToSave, isDietToSend } from '../responses/diets.ts';
import type { ResponseSheetState } from './use-response-sheet.ts';

type Form = {
  groupId: number;
  eventId: number;
  members: OwnMemberView[];
  responseSheet: ResponseSheetState;
};

const texts = rsvp.single;

/** Saves one event's responses and, by a call of their own, the diets that were changed. */
export const useSaveEvent = ({ groupId, eventId, members, responseSheet }: Form) => {
  const [saving, setSaving] = useState(false);
  const [empty, setEmpty] = useState(false);
  const [missing, setMissing] = useState<Missing>();
  const { sheet, diets, error } = responseSheet;
  const { answers } = responseSheet.answers;
  const memberIds = members.map(({ id }) => id);
  const silent = members.filter(({ id }) => responseOf(sheet, eventId, id) === null);
  const changedDiets = members.filter((member) => isDietToSend(member, diets));

  const save = async () => {
    const isEmpty = silent.length === members.length && changedDiets.length === 0;
    setEmpty(isEmpty);
    if (isEmpty) return;
    const requested = questionsAbout(answers, eventId);
    const lacking = missingAnswer(answers, requested, members, sheet);
    setMissing(lacking);
    if (lacking) return;
    setSaving(true);
    const frozen = freeze(sheet, [eventId], memberIds);
    const diet = changedDiets.length > 0 && dietsEntry(groupId, dietsToSave(changedDiets, diets));
    const rest = [...(diet ? [diet] : []), ...entriesOfAnswers(groupId, answers, members, sheet)];
    const bodyOf = (current: ResponseSheet) => responsesFor(current, eventId, memberIds);
    const sent = await responseSheet.send([eventId], bodyOf, frozen, rest);
    setSaving(false);
    if (!sent) return;
    if (sent.error !== undefined || sent.undecided) {
      const description = sent.error === undefined ? rsvp.conflict.toast : texts.failed;
      toast({ title: rsvp.error, description, variant: 'destructive' });
    } else if (!sent.saved) toast({ title: texts.saved, description: texts.savedText });
  };

  useWhenOnline(statusOf(error) === 0 && !saving, save);
  return { save, saving, error, empty, missing };
};
