import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  createQuestion,
  findQuestion,
  removeQuestion,
  updateQuestion,
} from '#db/models/questions/questions.ts';
import { saveQuestion } from '#contract/responding/save-question.ts';
import { questionsTexts } from '#content/texts/admin-questions.ts';
import { answerSheetWorkbook } from '#gateways/spreadsheet/answer-sheet.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { byCouple } from '../audit-context.ts';
import { orSendCurrent } from '../conflicts.ts';
import { liveEvents, responsesChange } from '../live/publish-changes.ts';
import { body, pathId, query, spreadsheet } from '../requests.ts';
import { exportAnswers } from '../views/answers/answer-sheet.ts';
import { answersView, questionView, questionViews } from '../views/questions.ts';

/** `confirm=true` agrees to lose answers that the changed question cannot take. */
const confirmed = z.object({ confirm: z.optional(z.string()) });

/** What the couple asks of its own. */
export const adminQuestions = (deps: Deps) => {
  const { db } = deps;
  return new Hono<AdminEnv>()
    .use(liveEvents(responsesChange()))
    .get('/', (c) => c.json(questionViews(db)))
    .get('/:id/answers', (c) => c.json(answersView(db, findQuestion(db, pathId(c)))))
    .get('/:id/export', async (c) => {
      const question = findQuestion(db, pathId(c));
      const file = await answerSheetWorkbook(exportAnswers(db, question));
      return spreadsheet(c, questionsTexts.sheet.fileName(question.id), file);
    })
    .post('/', body(saveQuestion), (c) => {
      const { version: _version, ...question } = c.req.valid('json');
      return c.json(questionView(db, createQuestion(db, question, byCouple(c, deps))), 201);
    })
    .put('/:id', query(confirmed), body(saveQuestion), (c) => {
      const id = pathId(c);
      const { version, ...question } = c.req.valid('json');
      const withAnswers = c.req.valid('query').confirm === 'true';
      const changed = orSendCurrent(
        'question_changed',
        () => questionView(db, findQuestion(db, id)),
        () => updateQuestion(db, id, { question, version, withAnswers }, byCouple(c, deps)),
      );
      return c.json(questionView(db, changed));
    })
    .delete('/:id', (c) => {
      removeQuestion(db, pathId(c), byCouple(c, deps));
      return c.body(null, 204);
    });
};
