import { useMemo, useState } from 'react';
import type { AnswersView } from '#contract/responding/questions.ts';
import { useLoaded } from '#islands/admin/ui/use-loaded.ts';
import { api, call } from '#islands/client/api.ts';
import { groupsWithAnswer, type QuestionOption } from './filter-answers.ts';

const none: ReadonlySet<number> = new Set();

const load = (id: number) =>
  call<AnswersView>(api.api.admin.questions[':id'].answers.$get({ param: { id: `${id}` } }));

/** Filters groups by an answer. Answers are loaded only once a question is chosen: rows of groups stay small. */
export const useAnswerFilter = (questions: readonly QuestionOption[]) => {
  const [question, setQuestion] = useState<QuestionOption | null>(null);
  const [answer, setAnswer] = useState('answered');
  const loaded = useLoaded<AnswersView>(null, () => load(question!.id));
  const { data, loading, failure } = loaded;
  // Without answers nothing is found: a list without its filter would be written to as if it had one.
  const groupIds = useMemo(
    () => question && (data ? groupsWithAnswer(question, data, answer) : none),
    [question, data, answer],
  );

  const choose = (id: number | null) => {
    const next = questions.find((one) => one.id === id) ?? null;
    setQuestion(next);
    setAnswer('answered');
    loaded.clear();
    if (next) loaded.loadWith(() => load(next.id));
  };

  return {
    questions,
    question,
    answer,
    /** The groups that are found; null without a filter. */
    groupIds,
    loading: question !== null && loading,
    failure: question === null ? '' : failure,
    choose,
    chooseAnswer: setAnswer,
    retry: loaded.load,
    /** @throws ApiError */
    refresh: async () => {
      if (question) await loaded.refresh();
    },
  };
};

export type AnswerFilterState = ReturnType<typeof useAnswerFilter>;
