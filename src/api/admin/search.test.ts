import { expect, test } from 'vitest';
import { type Found, mostFound } from '#contract/search.ts';
import { setUp } from '#tests/support/closing.ts';

const searching = async () => {
  const { couple, site, group } = await setUp();
  const found = async (query: string) =>
    (await couple.get(`/api/admin/search?q=${encodeURIComponent(query)}`)).json as Found[];
  return { couple, site, group, found };
};

test('groups, people, events, gifts and sections are found, each with the page that opens it', async () => {
  const { found, group } = await searching();
  const href = `/admin/guests?group=${group.id}`;
  expect((await found('penaloza'))[0]).toMatchObject({
    kind: 'group',
    id: group.id,
    title: 'Familia Peñaloza Ríos',
    detail: 'Rosa Peñaloza, Tomás Ríos, Emilia Ríos, Bruno Ríos',
    href,
  });
  expect((await found('ROSA PEÑ'))[0]).toMatchObject({
    kind: 'person',
    title: 'Rosa Peñaloza',
    detail: 'Familia Peñaloza Ríos',
    href,
  });
  expect((await found('main'))[0]).toMatchObject({ kind: 'event', id: 49 });
  expect((await found('globo'))[0]).toMatchObject({
    kind: 'gift',
    title: 'Paseo en globo',
    href: expect.stringMatching(/^\/admin\/gifts\?tab=catalogo&gift=\d+$/u),
  });
  expect((await found('cocina'))[0]).toEqual({
    kind: 'screen',
    id: 'kitchen',
    title: 'Hoja para la cocina',
    detail: 'Qué come cada persona',
    href: '/admin/kitchen',
  });
});

test('a person is found by the group too, and a query of signs finds nothing', async () => {
  const { found } = await searching();
  expect((await found('marta')).map(({ kind }) => kind)).toContain('person');
  for (const query of ['', ' ', '%', '_', "'; --"]) expect(await found(query)).toEqual([]);
});

test('no more are told than fit a screen, and no secret of them', async () => {
  const { couple, found } = await searching();
  expect(await found('a')).toHaveLength(mostFound);
  const { text } = await couple.get('/api/admin/search?q=familia');
  expect(text).not.toMatch(/access_code|phone|RAMA-4T7W|@/u);
  expect((await couple.get(`/api/admin/search?q=${'a'.repeat(101)}`)).status).toBe(400);
  expect((await couple.get('/api/admin/search')).status).toBe(400);
});
