import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import { type KitchenRow, dishKinds, dishesOf } from '#domain/kitchen/sheet.ts';

type Props = {
  total: Omit<KitchenRow, 'table'>;
  /** The figures of the sheet that was sent, where they may be others. */
  sent: Omit<KitchenRow, 'table' | 'pending'> | null;
};

/** How many plates of which kind, for an event without tables. */
export const DishTotals = ({ total, sent }: Props) => {
  const lines: { label: string; now: number; before: number | undefined; isSum?: true }[] = [
    ...dishKinds(sent ? [total, sent] : [total]).map((kind) => ({
      label: texts.dishes[kind],
      now: dishesOf(total, kind),
      before: sent ? dishesOf(sent, kind) : undefined,
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
