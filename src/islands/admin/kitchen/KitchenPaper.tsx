import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import type { KitchenView } from '#contract/kitchen/kitchen-sheets.ts';
import { splitName } from '#domain/events/event-name.ts';
import { countChanges, changedOf } from '#domain/kitchen/changes.ts';
import { ChangedPeople } from './ChangedPeople.tsx';
import { changesOf } from './kitchen-changes.ts';
import { PeopleWhoDiffer } from './PeopleWhoDiffer.tsx';
import { PlateCounts } from './PlateCounts.tsx';
import { PlateTotals } from './PlateTotals.tsx';

/** The sheet as it is printed: grave allergies first, then what changed, how many plates, and who eats differently. */
export const KitchenPaper = ({ view }: { view: KitchenView }) => {
  const { event, kitchen, since } = view;
  const changes = since && changesOf(since.changes);
  const changed = changes ? changedOf(changes) : new Map<number, never>();
  // Beside the figures of now only where they may differ.
  const changeCount = changes ? countChanges(changes) : 0;
  const sent = since && changeCount + since.erased > 0 ? since.total : null;
  const { confirmed, pending } = kitchen.total;
  const hasTables = kitchen.rows.length > 0;
  // The display face has no emoji, and paper needs none.
  const eventName = splitName(event.name).words.trim();
  return (
    <article className="paper printed-sheet kitchen" aria-labelledby="sheet">
      <header>
        <h2 id="sheet">{texts.title}</h2>
        <p>{`${eventName} · ${event.date}`}</p>
      </header>
      {confirmed === 0 && <p>{texts.nobody}</p>}
      {kitchen.grave.length > 0 && (
        <section className="grave" aria-labelledby="grave">
          <h3 id="grave">{texts.severe}</h3>
          <PeopleWhoDiffer people={kitchen.grave} changed={changed} hasTables={hasTables} />
        </section>
      )}
      {since && changes && changeCount > 0 && (
        <ChangedPeople changes={changes} sentAt={since.sheet.sent_at} hasTables={hasTables} />
      )}
      {confirmed + pending > 0 && !hasTables && <PlateTotals total={kitchen.total} sent={sent} />}
      {confirmed + pending > 0 && hasTables && (
        <PlateCounts kitchen={kitchen} place={texts.tableOf(view.sleeping)} sent={sent} />
      )}
      {confirmed > 0 && (
        <section aria-labelledby="special">
          <h3 id="special">{texts.special}</h3>
          {kitchen.special.length === 0 && <p>{texts.noSpecial(kitchen.grave.length > 0)}</p>}
          <PeopleWhoDiffer people={kitchen.special} changed={changed} hasTables={hasTables} />
        </section>
      )}
      <p className="foot" aria-hidden="true">{`${eventName} · ${event.date}`}</p>
    </article>
  );
};
