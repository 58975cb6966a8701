import type { Page } from '@playwright/test';
import type { SheetQuestion, QuestionView } from '#contract/responding/questions.ts';
import { elsewhere, read, send } from '../elsewhere.ts';
import { admin } from '../fixtures/template.ts';

/** The couple changes one of its questions. */
export const changeQuestion = (page: Page, text: string, change: Partial<QuestionView>) =>
  elsewhere(page, async (couple) => {
    await send(couple, 'POST', '/api/admin/login', admin);
    const questions = await read<QuestionView[]>(couple, '/api/admin/questions');
    const found = questions.find((question) => question.text === text)!;
    const { id, kind, help, options, scope, event_id, required, position, capacity } = found;
    const question = { text, kind, help, options, scope, event_id, required, position, capacity };
    await send(couple, 'PUT', `/api/admin/questions/${id}?confirm=true`, {
      ...question,
      ...change,
    });
  });

/** What the group has answered, in the couple's order of the questions. */
export const givenAnswers = async (page: Page) => {
  const questions = (await (
    await page.request.get('/api/rsvp/questions')
  ).json()) as SheetQuestion[];
  return questions.map(({ answers }) => answers.map(({ value }) => value));
};

/** The couple's questions of the demo, by the words on them. */
export const questions = (page: Page) => {
  const section = page.getByRole('region', { name: 'Además, los novios preguntan' });
  const stops = (name: string) =>
    section.getByRole('group', { name: `Bus desde Linares, ${name}` });
  return {
    section,
    stop: (name: string, stop: string) => stops(name).getByRole('radio', { name: stop }),
    stops,
    clear: (name: string) =>
      section.getByRole('button', { name: `Quitar la respuesta de ${name}` }),
    song: section.getByLabel('¿Qué canción no puede faltar?'),
  };
};
