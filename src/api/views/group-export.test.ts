import { expect, test } from 'vitest';
import type { GroupExport } from '#contract/guest-list/group-export.ts';
import { bus, setUp, song } from '#tests/support/family-with-questions.ts';

test('the copy of a group tells its answers in words, also those that arrived late', async () => {
  const { askQuestion, answer, couple, group, setForEvent, inDays, rosa } = await setUp();
  const { question: stop } = await askQuestion(bus);
  const { question: chairs } = await askQuestion({ ...song, text: '¿Sillas?', kind: 'yes_no' });
  await answer(chairs.id, null, true);
  await setForEvent(49, inDays(-1));
  await answer(stop.id, rosa, 'Terminal', { given_at: '2025-11-20T12:00:00Z' });
  const path = `/api/admin/privacy/groups/${group.id}/export`;
  const copy = (await couple.get(`${path}.json`)).json as GroupExport;
  expect(copy.questions).toMatchObject([{ question: '¿Sillas?', name: null, answer: 'Sí' }]);
  expect(copy.requests).toMatchObject([
    { answers: [{ question: bus.text, name: 'Rosa Peñaloza', answer: 'Terminal' }] },
  ]);
  const page = (await couple.get(`${path}.html`)).text;
  expect(page).toContain('Respuestas a preguntas');
  expect(page).toContain(`${bus.text} Rosa Peñaloza: Terminal`);
});
