import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import type { Kitchen, KitchenRow } from '#domain/kitchen/sheet.ts';
import { dietaryTypes } from '#domain/responses/dietary.ts';

type Props = {
  kitchen: Kitchen;
  /** What a place is called. */
  place: string;
  /** The figures of the sheet that was sent, where they may be others. */
  sent: Pick<KitchenRow, 'diets' | 'confirmed'> | null;
};

/** How many plates of which kind at which table. */
export const PlateCounts = ({ kitchen: { rows, total }, place, sent }: Props) => {
  const portions = rows.filter(({ confirmed, pending }) => confirmed + pending > 0);
  return (
    <section className="kitchen-counts" tabIndex={0} aria-label={texts.counts}>
      <table>
        <thead>
          <tr>
            <th scope="col">{place}</th>
            {dietaryTypes.map((type) => (
              <th key={type} scope="col">
                {texts.diets[type]}
              </th>
            ))}
            <th scope="col">{texts.confirmedPeople}</th>
            <th scope="col">{texts.pendingPeople}</th>
          </tr>
        </thead>
        <tbody>
          {portions.map(({ table, ...row }) => (
            <tr key={table?.id ?? 0}>
              <th scope="row">{table?.name ?? texts.nowhere}</th>
              <Totals {...row} />
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr className="total">
            <th scope="row">{texts.total}</th>
            <Totals {...total} />
          </tr>
          {sent && (
            <tr className="sent-before">
              <th scope="row">{texts.sentBefore}</th>
              <Totals {...sent} />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
};

type TotalsProps = Pick<KitchenRow, 'diets' | 'confirmed'> & { pending?: number };

const Totals = ({ diets, confirmed, pending }: TotalsProps) => (
  <>
    {dietaryTypes.map((type) => (
      <td key={type}>{diets[type] || <span className="nought">0</span>}</td>
    ))}
    <td className="sum">{confirmed}</td>
    <td>{pending === undefined ? '' : pending || <span className="nought">0</span>}</td>
  </>
);
