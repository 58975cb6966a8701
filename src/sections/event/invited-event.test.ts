import { expect, test } from 'vitest';
import type { ResponseView } from '#contract/responses.ts';
import { attendance, splitName } from './invited-event.ts';

const answer: ResponseView = {
  memberId: 1,
  name: 'Rosa',
  isAttending: false,
  responded: false,
  responseId: null,
  version: 0,
  respondedAt: null,
  dietaryRestriction: 'None',
  dietaryRestrictionDetails: null,
  dietarySeverity: null,
};

test('a name is its emoji and its words, and nothing is lost between them', () => {
  const names = ['🔥 Noche de Brasas', '👩🏽‍❤️‍👨🏽 Boda', '🇨🇱 Fonda', '⛺️Carpa', '5 al hilo', '#uno'];
  expect(names.map((name) => splitName(name).emoji)).toEqual(['🔥', '👩🏽‍❤️‍👨🏽', '🇨🇱', '⛺️', '', '']);
  for (const name of names) {
    const { emoji, words } = splitName(name);
    expect(emoji + words).toBe(name);
  }
});

test('silence is not a no', () => {
  expect(attendance(answer)).toBe('pending');
  expect(attendance({ ...answer, responded: true })).toBe('not_attending');
  expect(attendance({ ...answer, responded: true, isAttending: true })).toBe('attending');
});
