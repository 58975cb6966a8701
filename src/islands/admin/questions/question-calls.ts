import type { QuestionView } from '#contract/responding/questions.ts';
import { api, call } from '#islands/client/api.ts';
import type { SaveQuestion } from '#contract/responding/save-question.ts';

const { questions } = api.api.admin;

export const loadQuestions = (): Promise<QuestionView[]> => call<QuestionView[]>(questions.$get());

export const postQuestion = (body: SaveQuestion): Promise<QuestionView> =>
  call<QuestionView>(questions.$post({ json: sent(body) }));

/** Sends the version that was loaded: an old one is a conflict and overwrites nothing. */
export const putQuestion = (
  { id, version }: Pick<QuestionView, 'id' | 'version'>,
  body: SaveQuestion,
  confirmed = false,
): Promise<QuestionView> =>
  call<QuestionView>(
    questions[':id'].$put({
      param: { id: `${id}` },
      query: confirmed ? { confirm: 'true' } : {},
      json: { ...sent(body), version },
    }),
  );

export const deleteQuestion = (id: number) =>
  call(questions[':id'].$delete({ param: { id: `${id}` } }));

const sent = ({ options, option_ids, version: _version, ...body }: SaveQuestion) => ({
  ...body,
  options: [...options],
  ...(option_ids && { option_ids: [...option_ids] }),
});
