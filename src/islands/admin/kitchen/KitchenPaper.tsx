import { kitchenTexts as texts } from '#content/texts/admin-kitchen.ts';
import type {
  KitchenView,
  KitchenChangesView,
  KitchenPersonView,
} from '#contract/kitchen/kitchen-sheets.ts';
import { splitName } from '#domain/events/event-name.ts';
import {
  countChanges,
  changedOf,
  type Mark,
  type KitchenChanges,
  type KitchenPerson,
} from '#domain/kitchen/changes.ts';
import { DoorOnPaper } from '../days/DoorOnPaper.tsx';
import { ChangedPeople } from './ChangedPeople.tsx';
import { DishCounts } from './DishCounts.tsx';
import { DishTotals } from './DishTotals.tsx';
import { menuOf } from '#domain/groups/profile.ts';
import type { SheetPerson } from '#domain/seating/sheets.ts';
import { dietOfMember } from '#contract/diet-spellings.ts';

const personOf = (view: KitchenPersonView): KitchenPerson => ({
  memberId: view.memberId,
  groupId: view.guestId,
  name: view.name,
  diet: dietOfMember(view),
  menu: view.menu,
  table: view.table,
});

/** The answer of the API as the domain has it. */
const changesOf = ({ added, removed, changed }: KitchenChangesView): KitchenChanges => ({
  added: added.map(personOf),
  removed: removed.map(personOf),
  changed: changed.map(({ before, ...now }) => ({ now: personOf(now), before: personOf(before) })),
});

type Props = {
  people: readonly SheetPerson[];
  /** By member: what is different from the sheet that was sent. */
  changed: ReadonlyMap<number, Mark>;
  /** The event has tables or tents. */
  hasTables: boolean;
};

/** People with their diets, by table. */
const PersonChanges = ({ people, changed, hasTables }: Props) => (
  <ul className={hasTables ? undefined : 'unseated'}>
    {people.map(({ id, name, table, diet, profile, isPending }) => {
      const mark = changed.get(id);
      return (
        <li key={id} data-change={mark?.kind}>
          {hasTables && <span>{table?.name ?? texts.noTable}</span>}
          <span>{`${name}${isPending ? ` (${texts.pendingMark})` : ''}`}</span>
          <span className="diet">{texts.mealText({ diet, menu: menuOf(profile) })}</span>
          {mark && <span className="mark">{texts.mark(mark)}</span>}
        </li>
      );
    })}
  </ul>
);

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
          <PersonChanges people={kitchen.grave} changed={changed} hasTables={hasTables} />
        </section>
      )}
      {view.door && <DoorOnPaper door={view.door} eventId={event.id} />}
      {since && changes && changeCount > 0 && (
        <ChangedPeople changes={changes} sentAt={since.sheet.sent_at} hasTables={hasTables} />
      )}
      {confirmed + pending > 0 && !hasTables && <DishTotals total={kitchen.total} sent={sent} />}
      {confirmed + pending > 0 && hasTables && (
        <DishCounts kitchen={kitchen} place={texts.tableOf(view.sleeping)} sent={sent} />
      )}
      {confirmed > 0 && (
        <section aria-labelledby="special">
          <h3 id="special">{texts.special}</h3>
          {kitchen.special.length === 0 && <p>{texts.noSpecial(kitchen.grave.length > 0)}</p>}
          <PersonChanges people={kitchen.special} changed={changed} hasTables={hasTables} />
        </section>
      )}
      <p className="foot" aria-hidden="true">{`${eventName} · ${event.date}`}</p>
    </article>
  );
};
