import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

/** The rule that refuses each expression in a file of ours, or that none does. */
const rejections = async (filePath: string, expressions: string[]) => {
  const lines = expressions.map((expression, at) => `export const tried${at} = ${expression};\n`);
  const [result] = await eslint.lintText(lines.join(''), { filePath });
  const rule = (at: number) => result!.messages.find(({ line }) => line === at + 1)?.ruleId;
  return expressions.map((expression, at) => [expression, rule(at) ?? 'accepted']);
};

const guests = 'src/islands/gifts/GiftShop.tsx';
const couple = 'src/islands/admin/gifts/GiftsScreen.tsx';
const domain = 'src/domain/gifts/cart.ts';

const newForBoth = [
  ['Map.groupBy([1], String)', 'es-x/no-map-groupby'],
  ['Object.groupBy([1], String)', 'es-x/no-object-groupby'],
  ['[1].toSorted()', 'es-x/no-array-prototype-tosorted'],
  ['[1].toReversed()', 'es-x/no-array-prototype-toreversed'],
  ['[1].toSpliced(0, 1)', 'es-x/no-array-prototype-tospliced'],
  ['[1].with(0, 2)', 'es-x/no-array-prototype-with'],
  ["'a'.toWellFormed()", 'es-x/no-string-prototype-towellformed'],
  ['new Set([1]).union(new Set([2]))', 'es-x/no-set-prototype-union'],
  ['/(?<=a)b/', 'es-x/no-regexp-lookbehind-assertions'],
  ['AbortSignal.timeout(1)', 'no-restricted-properties'],
];

const newForGuests = [
  ['[1].at(-1)', 'es-x/no-array-prototype-at'],
  ['[1].findLast(Boolean)', 'es-x/no-array-prototype-findlast-findlastindex'],
  ['structuredClone({})', 'compat/compat'],
  ['crypto.randomUUID()', 'compat/compat'],
  ["new Intl.ListFormat('es')", 'compat/compat'],
];

const expressionsOf = (cases: string[][]) => cases.map(([expression]) => expression!);

// ESLint reads the types of the whole project first.
const timeout = 120_000;

test(
  'what the oldest browsers lack is refused in every file that reaches a browser',
  { timeout },
  async () => {
    const cases = [...newForBoth, ...newForGuests];
    expect(await rejections(guests, expressionsOf(cases))).toEqual(cases);
    expect(await rejections(domain, expressionsOf(cases))).toEqual(cases);
    expect(await rejections(couple, expressionsOf(newForBoth))).toEqual(newForBoth);
  },
);

test("the couple's screens may use what guests' may not", { timeout }, async () => {
  const accepted = newForGuests.map(([expression]) => [expression, 'accepted']);
  expect(await rejections(couple, expressionsOf(newForGuests))).toEqual(accepted);
});

test('a method of ours with the name of a newer one is accepted', { timeout }, async () => {
  const own = '({ at: (index: number) => index }).at(0)';
  expect(await rejections(guests, [own])).toEqual([[own, 'accepted']]);
});
