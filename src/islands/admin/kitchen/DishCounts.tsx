import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import {
  type Kitchen,
  type KitchenRow,
  type DishKind,
  dishKinds,
  dishesOf,
} from '#domain/kitchen/sheet.ts';

type Props = {
  kitchen: Kitchen;
  /** What a place is called. */
  place: string;
  /** The figures of the sheet that was sent, where they may be others. */
  sent: Omit<KitchenRow, 'table' | 'pending'> | null;
};

/** How many plates of which kind at which table. */
export const DishCounts = ({ kitchen: { rows, total }, place, sent }: Props) => {
  const portions = rows.filter(({ confirmed, pending }) => confirmed + pending > 0);
  const kinds = dishKinds(sent ? [total, sent] : [total]);
  return (
    <section className="kitchen-counts" tabIndex={0} aria-label={texts.counts}>
      <table>
        <thead>
          <tr>
            <th scope="col">{place}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {texts.dishes[kind]}
              </th>
            ))}
            <th scope="col">{texts.confirmedPeople}</th>
            <th scope="col">{texts.pendingPeople}</th>
          </tr>
        </thead>
        <tbody>
          {portions.map(({ table, ...row }) => (
            <tr key={table?.id ?? 0}>
              <th scope="row">{table?.name ?? texts.noTable}</th>
              <Totals kinds={kinds} row={row} />
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr className="total">
            <th scope="row">{texts.total}</th>
            <Totals kinds={kinds} row={total} />
          </tr>
          {sent && (
            <tr className="sent-before">
              <th scope="row">{texts.sentBefore}</th>
              <Totals kinds={kinds} row={sent} />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
};

type TotalsProps = {
  kinds: readonly DishKind[];
  row: Omit<KitchenRow, 'table' | 'pending'> & { pending?: number };
};

const Totals = ({ kinds, row }: TotalsProps) => (
  <>
    {kinds.map((kind) => (
      <td key={kind}>{dishesOf(row, kind) || <span className="nought">0</span>}</td>
    ))}
    <td className="sum">{row.confirmed}</td>
    <td>{row.pending === undefined ? '' : row.pending || <span className="nought">0</span>}</td>
  </>
);
