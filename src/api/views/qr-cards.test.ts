import { expect, test } from 'vitest';
import { demoWedding, groupNamed } from '#tests/support/wedding.ts';
import { qrCards } from './qr-cards.ts';

const site = 'https://boda.example';

test('every group has a card that opens its own invitation, by name', () => {
  const wedding = demoWedding();
  const { db } = wedding;
  const { cards, all } = qrCards(db, site, null);
  expect(cards).toHaveLength(all);
  expect(cards.map(({ groupName }) => groupName).slice(0, 2)).toEqual([
    'Abuelos Henríquez',
    'Camila y Andrés',
  ]);
  for (const { groupName, accessCode, link } of cards) {
    const { access_code, link_token } = groupNamed(wedding, groupName);
    expect([accessCode, link]).toEqual([access_code, `${site}/i#${link_token}`]);
  }
});

test('only those that are asked for, and nothing for what names no group', () => {
  const wedding = demoWedding();
  const [marta, family] = ['Tía Marta', 'Familia Peñaloza Ríos'].map(
    (name) => groupNamed(wedding, name).id,
  );
  const named = (expected: string) =>
    qrCards(wedding.db, site, expected).cards.map(({ groupName }) => groupName);
  expect(named(`${marta},${family}`)).toEqual(['Familia Peñaloza Ríos', 'Tía Marta']);
  expect(named(`${marta},999,x,-1,${marta}`)).toEqual(['Tía Marta']);
  expect(named('')).toEqual([]);
});
