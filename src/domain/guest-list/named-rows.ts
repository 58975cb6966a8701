import { type Layout, titleOf, valuesAt } from './columns.ts';
import { type CellReader, lineOf } from './people.ts';
import { textOf, type Sheet, type SheetCell, type SheetRow } from './sheet.ts';
import { areSurnameFirst, isSum, withSurnameLast } from './words.ts';

/** A person's name in a row of its own. */
export const nameReader = (
  sheet: Sheet,
  { header, columns, split }: Layout,
  body: readonly SheetRow[],
) => {
  const at = columns.indexOf('member');
  const names = valuesAt(body, at).filter((name) => !isSum(name));
  const isTurned =
    !split && !columns.includes('surname') && areSurnameFirst(titleOf(sheet, header, at), names);
  return (cell: CellReader) => {
    const name = lineOf(`${cell('member')} ${cell('surname')}`);
    return isTurned ? withSurnameLast(name) : name;
  };
};

/** The last row that names a group or a person; 0 where none does. */
export const lastNamed = (body: readonly SheetRow[], { columns }: Layout): number => {
  const isNamed = ({ cells }: SheetRow) =>
    (['group', 'member', 'surname'] as const).some((use) => {
      const text = textOf(cells[columns.indexOf(use)]).trim();
      return text !== '' && !isSum(text);
    });
  return body.filter(isNamed).pop()?.number ?? Infinity;
};

/** A text that is neither a number nor a sum. */
export const isPersonal = (cell: SheetCell) =>
  typeof cell === 'string' && /\p{L}/u.test(cell) && !isSum(cell);
