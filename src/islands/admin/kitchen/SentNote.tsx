import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import type { KitchenView, SentSheetView } from '#contract/kitchen/kitchen-sheets.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';

type Props = {
  view: KitchenView;
  onCompare: (sheetId: number | null) => void;
};

const timeOf = ({ sent_at }: SentSheetView) => dateAndTime(new Date(sent_at));

/** When the sheet was sent, by whom, and how many people it is wrong about by now. */
export const SentNote = ({ view: { since, sent }, onCompare }: Props) => {
  if (!since) return <p className="notice mb-4">{texts.neverSent}</p>;
  const { sheet, changes, erased } = since;
  const [added, changed, removed] = [
    changes.added.length,
    changes.changed.length,
    changes.removed.length,
  ];
  const changeCount = added + changed + removed;
  const isSame = changeCount + erased === 0;
  const isLast = sheet.id === sent[0]?.id;
  return (
    <section
      className="notice mb-4"
      data-variant={isSame ? 'success' : 'warning'}
      aria-labelledby="since-sent"
    >
      <h2 className="font-semibold" id="since-sent">
        {texts.changedTitle}
      </h2>
      <p className="wrap-anywhere">{`${texts.sent(timeOf(sheet), sheet.sent_by)}, ${texts.forPeople(sheet.people)}.`}</p>
      <p role="status">
        {isSame && <span>{isLast ? texts.unchanged : texts.unchangedSince}</span>}
        {changeCount > 0 && <strong>{texts.changes(added, changed, removed)}</strong>}
        {erased > 0 && <span className="block">{texts.erased(erased)}</span>}
      </p>
      {sent.length > 1 && (
        <label className="field mt-2 max-w-md">
          <span className="label">{texts.compareWith}</span>
          <select
            className="input"
            value={sheet.id}
            onChange={({ currentTarget }) => {
              const id = Number(currentTarget.value);
              onCompare(id === sent[0]?.id ? null : id);
            }}
          >
            {sent.map((one) => (
              <option key={one.id} value={one.id}>
                {timeOf(one)}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
};
