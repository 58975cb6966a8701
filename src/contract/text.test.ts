import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messages } from '#tests/support/messages.ts';
import { id, line, paragraph, requiredLine } from './text.ts';

const unsavable = 'El texto tiene caracteres que no se pueden guardar';
const name = requiredLine('Name is required');

test('a text is stored as it was typed, composed and without the spaces around', () => {
  expect(line().parse('  Rosa\u00a0 Pen\u0303aloza 🎉 <b>"&\'  ')).toBe(
    'Rosa\u00a0 Peñaloza 🎉 <b>"&\'',
  );
});

test('what was stored is stored the same when it is saved again', () => {
  const schema = paragraph();
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (text) => {
      const { data } = schema.safeParse(text);
      if (data !== undefined) expect(schema.parse(data)).toBe(data);
    }),
  );
});

describe('a line', () => {
  test.each(['a\0b', 'a\nb', 'a\u001bb', 'a\u0085b', '\ud83d', 'a\udc00b'])(
    'like %o is refused',
    (text) => {
      expect(messages(line(), text)).toEqual([`: ${unsavable}`]);
    },
  );

  test.each([
    'עומר',
    '\u202eesrever',
    "Robert'); DROP TABLE guests;--",
    '<script>',
    '👩‍👩‍👧',
    'a\u200bb',
  ])('like %o is kept', (text) => {
    expect(line().parse(text)).toBe(text);
  });

  test('has at most 200 characters', () => {
    expect(messages(line(), 'a'.repeat(200))).toEqual([]);
    expect(messages(line(), 'a'.repeat(201))).toEqual([': Usa como máximo 200 caracteres']);
  });
});

describe('a paragraph', () => {
  test('keeps its line breaks', () => {
    expect(paragraph().parse('uno\ndos\r\n\ttres')).toBe('uno\ndos\r\n\ttres');
  });

  test.each(['a\0b', 'a\u001bb', '\ud83d'])('like %o is refused', (text) => {
    expect(messages(paragraph(), text)).toEqual([`: ${unsavable}`]);
  });

  test('has at most 5000 characters', () => {
    expect(messages(paragraph(), 'a'.repeat(5000))).toEqual([]);
    expect(messages(paragraph(), 'a'.repeat(5001))).toEqual([': Usa como máximo 5000 caracteres']);
  });
});

test.each(['', '   ', undefined, null, 7])('a required line is not %o', (text) => {
  expect(messages(name, text)).toEqual([': Name is required']);
});

test.each([0, -1, 1.5, 2 ** 53, '1', null])('%o is no id', (value) => {
  expect(messages(id, value).length).toBeGreaterThan(0);
});
