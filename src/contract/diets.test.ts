import { describe, expect, test } from 'vitest';
import { saveDiets } from './diets.ts';
import { messages } from '#tests/support/messages.ts';

describe('diets', () => {
  const diet = {
    id: 1,
    dietary_restriction_type: 'Other',
    dietary_restriction_spec: 'a'.repeat(300),
  };

  test('carry up to 300 characters of their own', () => {
    expect(messages(saveDiets, { members: [diet] })).toEqual([]);
    const longer = { ...diet, dietary_restriction_spec: 'a'.repeat(301) };
    expect(messages(saveDiets, { members: [longer] })).toEqual([
      'members.0.dietary_restriction_spec: Usa como máximo 300 caracteres',
    ]);
  });

  test.each([{ members: [] }, { members: [{ ...diet, name: 'Otra' }] }, { members: [{ id: 1 }] }])(
    'as %o are refused',
    (body) => {
      expect(messages(saveDiets, body)).toHaveLength(1);
    },
  );
});
