import { tripPassTexts as texts } from '#content/texts/admin-days.ts';
import type { TripPassView } from '#contract/trip-passes.ts';
import { weekdayAndTime } from '#domain/time/wedding-time.ts';
import { PagedList } from '#islands/admin/ui/lists/PagedList.tsx';
import { Empty } from '#islands/admin/ui/panel-states.tsx';

export type NamedGroup = { id: number; name: string };

type Props = {
  groups: NamedGroup[];
  passes: TripPassView[];
};

/** Which groups can read the invitation without signal, and which must still save it. */
export const TripPassPanel = ({ groups, passes }: Props) => {
  const passOf = new Map(passes.map((pass) => [pass.guestId, pass]));
  const lines = groups.map((group) => ({ ...group, pass: passOf.get(group.id) }));
  const ready = lines.filter(({ pass }) => pass?.complete);
  const missing = lines.filter(({ pass }) => !pass?.complete);

  return (
    <section className="card mt-4" aria-labelledby="trip-passes">
      <h2 className="font-display text-lg" id="trip-passes">
        {texts.title}
      </h2>
      <p className="pt-1 text-muted">{texts.about}</p>
      {groups.length === 0 ? (
        <Empty link={{ href: '/admin/guests', text: texts.toGuests }}>{texts.noGroups}</Empty>
      ) : (
        <>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="font-semibold tabular-nums" role="status">
              {texts.count(ready.length, groups.length)}
            </p>
            {missing.length > 0 && (
              <a className="btn btn-quiet" href="/admin/whatsapp?reminder=not_saved">
                {texts.write}
              </a>
            )}
          </div>
          <GroupLines title={texts.missing} lines={missing} />
          <GroupLines title={texts.ready} lines={ready} />
        </>
      )}
    </section>
  );
};

type Line = NamedGroup & { pass: TripPassView | undefined };

const GroupLines = ({ title, lines }: { title: string; lines: Line[] }) =>
  lines.length > 0 && (
    <details className="border-t border-paper-edge first-of-type:mt-3">
      <summary className="min-h-11 cursor-pointer py-2.5">
        <span>{title}</span> <span className="text-muted tabular-nums">{lines.length}</span>
      </summary>
      <PagedList items={lines} query={title} className="pb-3 sm:columns-2">
        {({ id, name, pass }) => (
          <li key={id} className="break-inside-avoid py-1">
            <span className="block break-words">{name}</span>
            {pass && <span className="hint block">{detailOf(pass)}</span>}
          </li>
        )}
      </PagedList>
    </details>
  );

const detailOf = ({ complete, phones, last_seen_at }: TripPassView) =>
  [
    complete ? texts.phones(phones) : texts.incomplete,
    texts.seen(weekdayAndTime(new Date(last_seen_at))),
  ].join(' · ');
