import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import type { KitchenChanges, KitchenPerson } from '#domain/kitchen/changes.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';

type Props = { changes: KitchenChanges; sentAt: string; hasTables: boolean };

type Kind = keyof typeof texts.markers;

/** Every person whom the sheet that was sent lacks, has otherwise, or should not have any more. */
export const ChangedPeople = ({ changes, sentAt, hasTables }: Props) => {
  const lines: { kind: Kind; person: KitchenPerson; before?: string }[] = [
    ...changes.added.map((person) => ({ kind: 'added' as const, person })),
    ...changes.changed.map(({ now, before }) => ({
      kind: 'changed' as const,
      person: now,
      before: texts.before(before, now),
    })),
    ...changes.removed.map((person) => ({ kind: 'removed' as const, person })),
  ];
  return (
    <section className="changes" aria-labelledby="changes">
      <h3 id="changes">{texts.changesSince(dateAndTime(new Date(sentAt)))}</h3>
      <ul className={hasTables ? undefined : 'unseated'}>
        {lines.map(({ kind, person, before }) => (
          <li key={person.memberId} data-change={kind}>
            {hasTables && <span>{person.table ?? texts.noTable}</span>}
            <span className={kind === 'removed' ? 'gone' : undefined}>{person.name}</span>
            <span className={kind === 'removed' ? 'diet gone' : 'diet'}>
              {texts.mealText(person)}
            </span>
            <span className="mark">
              {before ? `${texts.markers[kind]}: ${before}` : texts.markers[kind]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
