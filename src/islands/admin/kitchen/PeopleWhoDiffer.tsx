import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import { dietText } from '#content/texts/diets.ts';
import type { Mark } from '#domain/kitchen/changes.ts';
import type { SheetPerson } from '#domain/seating/sheets.ts';

type Props = {
  people: readonly SheetPerson[];
  /** By member: what is different from the sheet that was sent. */
  changed: ReadonlyMap<number, Mark>;
  /** The event has tables or tents. */
  hasTables: boolean;
};

/** People with their diets, by table. */
export const PeopleWhoDiffer = ({ people, changed, hasTables }: Props) => (
  <ul className={hasTables ? undefined : 'unseated'}>
    {people.map(({ id, name, table, diet, isPending }) => {
      const mark = changed.get(id);
      return (
        <li key={id} data-change={mark?.kind}>
          {hasTables && <span>{table?.name ?? texts.nowhere}</span>}
          <span>{`${name}${isPending ? ` (${texts.pendingMark})` : ''}`}</span>
          <span className="diet">{dietText(diet, texts.diets)}</span>
          {mark && <span className="mark">{texts.mark(mark)}</span>}
        </li>
      );
    })}
  </ul>
);
