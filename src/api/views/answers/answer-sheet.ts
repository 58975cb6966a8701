import type { Db } from '#db/connection.ts';
import { listQuestions, type StoredQuestion } from '#db/models/questions/questions.ts';
import { questionsTexts } from '#content/texts/admin-questions.ts';
import { answerText } from '#content/texts/questions.ts';
import { answerSheet } from '#domain/questions/answer-sheet.ts';
import type { AnswerSheetFile } from '#gateways/spreadsheet/answer-sheet.ts';
import { answersView } from '../questions.ts';

/** A question's answers, option by option: printed, and as a file. */
const sheetOfQuestion = (db: Db, question: StoredQuestion) => {
  const { given, missing } = answersView(db, question);
  return answerSheet(question, given, missing);
};

/** For a page: undefined where the question does not exist, or no longer. */
export const printAnswers = (db: Db, id: string | null) => {
  const question = listQuestions(db).find((one) => `${one.id}` === id);
  return question && { question, sheet: sheetOfQuestion(db, question) };
};

export const exportAnswers = (db: Db, question: StoredQuestion): AnswerSheetFile => ({
  question,
  sheet: sheetOfQuestion(db, question),
  answerText,
  texts: questionsTexts.sheet,
});
