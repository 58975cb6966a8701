import { expect, test } from 'vitest';
import { demoSite } from '#tests/support/api.ts';
import { groupNamed } from '#tests/support/wedding.ts';
import { passSheet } from './pass-sheet.ts';

test('the sheet says when and where, table, tent, answers and phones; a moved event with its time before', async () => {
  const site = demoSite();
  const admin = await site.admin();
  const family = groupNamed(site, 'Familia Catrileo Vera');
  await admin.post('/api/admin/events/49/delay', { minutes: 30, following: false });
  await admin.put('/api/admin/seating/49/published', { published: true });
  const sheet = passSheet(site.deps, family.id, null);
  expect(sheet).toMatchObject({ title: 'Violeta & Lautaro', group: family.group_name });
  const lines = sheet.sections.flatMap(({ heading, lines: some }) => [heading, ...some]);
  expect(lines).toContain('sábado, 20 de diciembre de 2025 • 6:30 pm a 4:30 am (antes 6:00 pm)');
  expect(lines).toContain('Van: Ignacio Catrileo, Paula Vera y Lientur Catrileo');
  expect(lines.filter((line) => /^(Carpa|Mesa): /u.test(line))).toHaveLength(2);
  expect(lines).toContain('Teléfonos');
  const text = JSON.stringify(sheet);
  expect(text).not.toContain(family.access_code);
  expect(text).not.toContain(family.link_token);
});

test('a group without events has a sheet that says so', () => {
  const site = demoSite();
  const { id } = groupNamed(site, 'Tía Marta');
  site.raw.prepare('delete from guest_events where guest_id = ?').run(id);
  expect(passSheet(site.deps, id, null).sections[0]).toEqual({
    heading: 'Todavía no hay eventos.',
    lines: [],
  });
});
