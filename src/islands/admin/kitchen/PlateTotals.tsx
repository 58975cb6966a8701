import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import type { KitchenRow } from '#domain/kitchen/sheet.ts';
import { dietaryTypes } from '#domain/responses/dietary.ts';

type Props = {
  total: Omit<KitchenRow, 'table'>;
  /** The figures of the sheet that was sent, where they may be others. */
  sent: Pick<KitchenRow, 'diets' | 'confirmed'> | null;
};

/** How many plates of which kind, for an event without tables. */
export const PlateTotals = ({ total, sent }: Props) => {
  const lines: { label: string; now: number; before: number | undefined; isSum?: true }[] = [
    ...dietaryTypes.map((type) => ({
      label: texts.diets[type],
      now: total.diets[type],
      before: sent?.diets[type],
    })),
    { label: texts.confirmedPeople, now: total.confirmed, before: sent?.confirmed, isSum: true },
    { label: texts.pendingPeople, now: total.pending, before: undefined },
  ];
  return (
    <section aria-labelledby="plates">
      <h3 id="plates">{texts.counts}</h3>
      <table className="plate-totals">
        {sent && (
          <thead>
            <tr>
              <th scope="col">{texts.diet}</th>
              <th scope="col">{texts.now}</th>
              <th scope="col">{texts.sentBefore}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map(({ label, now, before, isSum }) => (
            <tr key={label} className={isSum && 'total'}>
              <th scope="row">{label}</th>
              <td>{now || <span className="nought">0</span>}</td>
              {sent && <td>{before}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
