import { useRef, useState } from 'react';
import { surpriseTexts as texts } from '#content/texts/admin-door.ts';
import type { SurpriseView } from '#contract/door.ts';
import { clockTime } from '#domain/time/wedding-time.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import type { NamedGroup } from './TripPassPanel.tsx';

type Props = {
  surprises: SurpriseView[];
  groups: NamedGroup[];
  onResolved: (id: number) => void;
};

/** Who came though the list did not say so, the first first. Hidden while there is nobody. */
export const SurprisePanel = ({ surprises, groups, onResolved }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  if (surprises.length === 0) return null;
  return (
    <section className="card mt-4" aria-labelledby="surprises">
      <h2
        className="font-display text-lg focus:outline-none"
        id="surprises"
        ref={heading}
        tabIndex={-1}
      >
        {texts.title}
      </h2>
      <p className="pt-1 text-muted">{texts.about}</p>
      <ul className="mt-3">
        {surprises.map((surprise) => (
          <SurpriseLine
            key={surprise.id}
            surprise={surprise}
            groups={groups}
            onResolved={() => {
              // Its buttons go: the focus would fall to the page's beginning.
              heading.current?.focus();
              onResolved(surprise.id);
            }}
          />
        ))}
      </ul>
    </section>
  );
};

type LineProps = Pick<Props, 'groups'> & { surprise: SurpriseView; onResolved: () => void };

const { surprises: calls } = api.api.admin;

const SurpriseLine = ({ surprise, groups, onResolved }: LineProps) => {
  const { id, kind, name, insteadOf, host, at, eventName, isListed, tables } = surprise;
  const [guestId, setGuestId] = useState(`${surprise.guestId ?? ''}`);
  const [tableId, setTableId] = useState('');
  const { isPending, run, passwordDialog } = useAction(texts.failed);
  const param = { id: `${id}` };

  const seat = () =>
    run(async () => {
      const json = { guestId: Number(guestId) || null, table_group_id: Number(tableId) || null };
      await call<unknown>(calls[':id'].seat.$post({ param, json }));
      onResolved();
      toast({ title: texts.seated(name) });
    });

  const dismiss = () =>
    run(async () => {
      await call<unknown>(calls[':id'].dismiss.$post({ param }));
      onResolved();
      toast({ title: texts.dismissed(name) });
    });

  const hasGroup = isListed || insteadOf !== null;
  return (
    <li className="border-t border-paper-edge py-3" aria-busy={isPending}>
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-muted wrap-anywhere">
        {[
          insteadOf === null ? texts.kinds[kind] : texts.insteadOf(insteadOf),
          host && texts.host(host),
          eventName,
          texts.at(clockTime(new Date(at))),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-2 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        {!hasGroup && (
          <Field label={texts.group}>
            {(control) => (
              <select
                {...control}
                value={guestId}
                onChange={({ target }) => setGuestId(target.value)}
              >
                <option value="">{texts.newGroup}</option>
                {groups.map((group) => (
                  <option key={group.id} value={group.id}>
                    {group.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {tables.length > 0 && (
          <Field label={texts.table}>
            {(control) => (
              <select
                {...control}
                value={tableId}
                onChange={({ target }) => setTableId(target.value)}
              >
                <option value="">{texts.ownTable}</option>
                {tables.map((table) => (
                  <option key={table.id} value={table.id}>
                    {texts.free(table.name, table.free)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <div className="flex flex-wrap gap-2 sm:col-start-3">
          <Button aria-label={texts.seatOf(name)} onClick={() => void seat()}>
            {texts.seat}
          </Button>
          <Button variant="text" aria-label={texts.dismissOf(name)} onClick={() => void dismiss()}>
            {texts.dismiss}
          </Button>
        </div>
      </div>
      {passwordDialog}
    </li>
  );
};
