import { expect, test } from 'vitest';
import { groupFieldValue } from '#content/texts/group-fields.ts';
import type { GroupView } from '#contract/guest-groups.ts';
import type { GroupExport } from '#contract/guest-list/group-export.ts';
import { fieldsOfGroup, groupFieldNames, groupFields } from '#domain/groups/group-fields.ts';
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

test('the copy of a group holds every field of the group, and its page says each in words', async () => {
  const { couple, group } = await setUp();
  const stored = (await couple.get(`/api/admin/guests/${group.id}`)).json as GroupView;
  const { members, eventIds, version } = stored;
  const guest = { ...fieldsOfGroup(stored), extra_places: 3 };
  await couple.put(`/api/admin/guests/${group.id}`, { guest, members, eventIds, version });
  const path = `/api/admin/privacy/groups/${group.id}/export`;
  const copy = (await couple.get(`${path}.json`)).json as GroupExport;
  const page = (await couple.get(`${path}.html`)).text;
  for (const name of groupFieldNames) {
    expect(copy.group[groupFields[name].exportKey]).toBe(guest[name]);
    expect(page).toContain(groupFieldValue(name, guest[name]));
  }
});
