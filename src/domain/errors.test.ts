import { expect, test } from 'vitest';
import { DomainError } from './errors.ts';

test('a refusal is an error that carries its code and what helps to mend it', () => {
  const rejection = new DomainError('foreign_member', { memberId: 7, field: 'members.0.id' });
  expect(rejection).toBeInstanceOf(Error);
  expect(rejection).toMatchObject({
    name: 'DomainError',
    code: 'foreign_member',
    message: 'foreign_member',
    details: { memberId: 7 },
  });
});
