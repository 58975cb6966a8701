import type { AnswersView, SheetQuestion, QuestionView } from '#contract/responding/questions.ts';
import type { AnswerValue } from '#domain/questions/question.ts';
import { setUp as setUpClosing } from './closing.ts';

/** A bus with two stops, for those who come to the main event. */
export const bus = {
  text: '¿Desde dónde tomas el bus?',
  kind: 'choice',
  options: ['Plaza de Linares', 'Terminal'],
  scope: 'member',
  event_id: 49,
} as const;

/** A song of the group, for the whole wedding. */
export const song = {
  text: '¿Qué canción no puede faltar?',
  kind: 'text',
  scope: 'group',
} as const;

/** The family of the demo, which comes to the main event, and the couple, which asks. */
export const setUp = async () => {
  const family = await setUpClosing();
  const { guest, couple, rosa, tomas } = family;
  family.raw.prepare('delete from questions').run();
  const request = async (question: object) => {
    const answer = await couple.post('/api/admin/questions', question);
    return { ...answer, question: answer.json as QuestionView };
  };
  const come = (eventId: number, isAttending: boolean, memberIds: readonly number[]) =>
    guest.post(`/api/rsvp/responses/${eventId}`, {
      responses: memberIds.map((memberId) => ({ memberId, isAttending })),
    });
  const say = (
    questionId: number,
    memberId: number | null,
    value: AnswerValue | null,
    more: object = {},
  ) => guest.put('/api/rsvp/answers', { answers: [{ questionId, memberId, value }], ...more });
  const readQuestions = async () =>
    (await guest.get('/api/rsvp/questions')).json as SheetQuestion[];
  const given = async (questionId: number) =>
    ((await couple.get(`/api/admin/questions/${questionId}/answers`)).json as AnswersView).given;
  await come(49, true, [rosa, tomas]);
  return { ...family, askQuestion: request, come, answer: say, readQuestions, given };
};
