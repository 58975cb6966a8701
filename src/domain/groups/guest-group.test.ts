import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeKey, firstName, nameKey, accessCodeSuggestion } from './guest-group.ts';

const anyText = fc.string({ unit: 'binary' });

describe('the key of a group name', () => {
  test.each([
    'Familia Peñaloza Ríos',
    'FAMILIA  peñaloza-rios',
    ' familia penaloza ríos ',
    'Familia·Peñaloza·Ríos!',
    'Familia Peñaloza Ríos'.normalize('NFD'),
    '\u2068Familia Peñaloza Ríos\u2069',
  ])('of %o is the same as that of its other spellings', (spelling) => {
    expect(nameKey(spelling)).toBe('familia penaloza rios');
  });

  test('tells different groups apart', () => {
    expect(nameKey('Los Soto')).not.toBe(nameKey('Los Sota'));
    expect(nameKey('Ana y Luis')).not.toBe(nameKey('Ana Luis'));
    expect(nameKey('Mesa 1')).not.toBe(nameKey('Mesa 11'));
  });

  test.each(['', '   ', '🎉', '—', '\u200b'])('is empty without letters or digits: %o', (name) => {
    expect(nameKey(name)).toBe('');
  });

  test('of a key is the key itself', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
      }),
      { numRuns: 2000 },
    );
  });

  test('does not change with composed or decomposed accents, nor with the spaces around', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(nameKey(name.normalize('NFD'))).toBe(nameKey(name));
        expect(nameKey(` ${name} `)).toBe(nameKey(name));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the key of an access code', () => {
  test.each([
    'RAMA-4T7W',
    'rama-4t7w',
    'rama4t7w',
    ' RAMA 4T7W ',
    'R-A-M-A-4-T-7-W',
    'RAMA–4T7W',
    'RAMA\u20114T7W',
    'RAMA\u00a04T7W',
    'ＲＡＭＡ-４Ｔ７Ｗ',
    '\u2068RAMA-4T7W\u2069',
    'RAMA\u200b-4T7W',
    '*RAMA-4T7W*',
    '«RAMA-4T7W»',
    '"RAMA-4T7W".',
    '_RAMA_4T7W_',
    'RAMA−4T7W',
    '`RAMA~4T7W`',
    '(RAMA-4T7W)',
  ])('of %o is that of RAMA-4T7W', (spelling) => {
    expect(codeKey(spelling)).toBe('RAMA4T7W');
  });

  test.each(['RAMA-4T7', 'RAMA-4T7WW', 'RAMA-4T7V', ''])('of %o is another', (code) => {
    expect(codeKey(code)).not.toBe('RAMA4T7W');
  });

  test('of a key is the key itself', () => {
    fc.assert(
      fc.property(anyText, (code) => {
        expect(codeKey(codeKey(code))).toBe(codeKey(code));
      }),
      { numRuns: 2000, examples: [['ΐ'], ['ǰ'], ['ŉ'], ['ß'], ['A -\u0301']] },
    );
  });
});

describe('a proposed access code', () => {
  test('has two parts of four unambiguous characters', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const code = accessCodeSuggestion((limit) => numbers.next().value % limit);
        expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/);
        expect(code).not.toMatch(/[01258BILOSUVZ]/);
      }),
    );
  });

  test('asks for each character once and can be any of the alphabet', () => {
    const limits: number[] = [];
    accessCodeSuggestion((limit) => {
      limits.push(limit);
      return 0;
    });
    expect(limits).toEqual(Array(8).fill(23));
    const characters = Array.from(
      { length: 23 },
      (_, index) => accessCodeSuggestion(() => index)[0],
    );
    expect(new Set(characters).size).toBe(23);
  });
});

test.each([
  ['Rosa Peñaloza', 'Rosa'],
  ['  Tomás   Ríos ', 'Tomás'],
  ['Elba', 'Elba'],
  ['', ''],
])('the first name of %o is %o', (name, first) => {
  expect(firstName(name)).toBe(first);
});
