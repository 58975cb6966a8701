import { useEffect, useRef, useState } from 'react';
import { eventsTexts as texts } from '#content/texts/admin-events.ts';
import type { AdminEventView } from '#contract/events.ts';
import type { SettingsView } from '#contract/deadlines/settings.ts';
import type { AttendanceStats } from '#contract/statistics.ts';
import { toastWithUndo } from '#islands/admin/ui/undelete.ts';
import { useNamedInAddress } from '#islands/admin/ui/use-named-in-address.ts';
import { api, call } from '#islands/client/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { DeadlineForAll } from './DeadlineForAll.tsx';
import { DeleteEvent } from './DeleteEvent.tsx';
import { EventDialog } from './EventDialog.tsx';
import { type FirstEvent, inOrder } from './event-fields.ts';
import { EventsTable } from './EventsTable.tsx';
import { Empty } from '#islands/admin/ui/panel-states.tsx';

type Open =
  { kind: 'form'; event: AdminEventView | null } | { kind: 'delete'; event: AdminEventView } | null;

type Props = {
  events: AdminEventView[];
  settings: SettingsView;
  oldSheets: AttendanceStats['outdatedKitchenSheets'];
  first: FirstEvent;
};

export const EventsScreen = ({ events: stored, settings, oldSheets, first }: Props) => {
  const [events, setEvents] = useState(() => inOrder(stored));
  const [open, setOpen] = useState<Open>(null);
  const [trash, setTrash] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(null);
  useNamedInAddress('event', (named) => {
    const event = events.find(({ id }) => id === named);
    if (event) setOpen({ kind: 'form', event });
  });

  const saved = (event: AdminEventView) => {
    setEvents((before) => inOrder([...before.filter(({ id }) => id !== event.id), event]));
    close();
  };

  const deleted = ({ id, name }: AdminEventView) => {
    setEvents((before) => before.filter((event) => event.id !== id));
    close();
    setTrash((before) => before + 1);
    const showAgain = async () => setEvents(inOrder(await call(api.api.admin.events.$get())));
    toastWithUndo({ title: texts.deleted, description: name }, { kind: 'event', id }, () => {
      // The event is undeleted already: a failed reload shows on the page.
      showAgain().catch(() => location.reload());
    });
  };

  // The buttons of the deleted event are gone: the focus would fall to the page's beginning.
  useEffect(() => {
    if (trash > 0) requestAnimationFrame(() => heading.current?.focus());
  }, [trash]);

  return (
    <Controls>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="title focus:outline-none" ref={heading} tabIndex={-1}>
            {texts.title}
          </h1>
          <p className="text-muted">{texts.subtitle()}</p>
        </div>
        <Button onClick={() => setOpen({ kind: 'form', event: null })}>{texts.create}</Button>
      </header>
      {events.length > 0 && <DeadlineForAll settings={settings} />}
      {events.length === 0 ? (
        <Empty>{texts.empty}</Empty>
      ) : (
        <EventsTable
          events={events}
          oldSheets={oldSheets}
          onEdit={(event) => setOpen({ kind: 'form', event })}
          onDelete={(event) => setOpen({ kind: 'delete', event })}
        />
      )}
      {open?.kind === 'form' && (
        <EventDialog
          event={open.event}
          first={events.length === 0 ? first : undefined}
          onSaved={saved}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <DeleteEvent event={open.event} onDone={() => deleted(open.event)} onClose={close} />
      )}
    </Controls>
  );
};
