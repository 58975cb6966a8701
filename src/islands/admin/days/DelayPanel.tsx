import { useState } from 'react';
import { delayPanelTexts as texts } from '#content/texts/admin-days.ts';
import { delayTexts } from '#content/texts/days.ts';
import type { AdminEventView } from '#contract/events.ts';
import { delayLimits } from '#domain/days/delay.ts';
import { dayTime, weekdayAndTime } from '#domain/time/wedding-time.ts';
import { useAction } from '#islands/admin/ui/dialogs/use-action.tsx';
import { api, call } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';

const stepMinutes = 30;

type Delay = { minutes: number; following: boolean };

const submit = ({ id }: AdminEventView, { minutes, following }: Delay) => {
  const { delay } = api.api.admin.events[':id'];
  const param = { id: `${id}` };
  return call<AdminEventView[]>(
    minutes === 0
      ? delay.$delete({ param, query: following ? { following: 'true' } : {} })
      : delay.$post({ param, json: { minutes, following } }),
  );
};

/** The day's events, each of which may begin later than planned: alone, or with all that follow it. */
export const DelayPanel = ({ initial }: { initial: AdminEventView[] }) => {
  const [events, setEvents] = useState(() =>
    [...initial].sort((one, other) => Date.parse(one.date) - Date.parse(other.date)),
  );
  const { isPending, run, passwordDialog } = useAction(texts.failed);

  const store = (changed: readonly AdminEventView[]) =>
    setEvents((all) => all.map((event) => changed.find(({ id }) => id === event.id) ?? event));

  /** Each as it was: they may have been late by different times. */
  const takeBack = (before: readonly AdminEventView[]) =>
    run(async () => {
      for (const event of before) {
        store(await submit(event, { minutes: event.delay_minutes, following: false }));
      }
      toast({ title: texts.takenBack });
    });

  const delay = (event: AdminEventView, change: Delay) =>
    run(async () => {
      const changed = await submit(event, change);
      const ids = new Set(changed.map(({ id }) => id));
      const before = events.filter(({ id }) => ids.has(id));
      store(changed);
      toast({
        title: texts.moved(changed.length),
        ...(before.length > 0 && {
          action: { label: texts.takeBack, run: () => void takeBack(before) },
        }),
      });
    });

  return (
    <section className="card mt-4" aria-labelledby="delays" aria-busy={isPending}>
      <h2 className="font-display text-lg" id="delays">
        {texts.title}
      </h2>
      <p className="pt-1 text-muted">{texts.about}</p>
      <ul>
        {events.map((event) => (
          <EventLine key={event.id} event={event} onDelay={(change) => void delay(event, change)} />
        ))}
      </ul>
      {passwordDialog}
    </section>
  );
};

type EventLineProps = { event: AdminEventView; onDelay: (change: Delay) => void };

const EventLine = ({ event, onDelay }: EventLineProps) => {
  const { name, date, delay_minutes: now } = event;
  const planned = new Date(date);
  const next = Math.min(now + stepMinutes, delayLimits.most);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-paper-edge py-3 first:mt-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{name}</p>
        <p className="text-muted">
          <span>{weekdayAndTime(new Date(planned.getTime() + now * 60_000))}</span>
          {now !== 0 && (
            <b className="ml-2 text-accent-deep">{delayTexts.before(dayTime(planned))}</b>
          )}
        </p>
      </div>
      <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto">
        {now !== 0 && (
          <Button
            variant="text"
            className="col-span-2 justify-self-start"
            aria-label={texts.backOf(name)}
            onClick={() => onDelay({ minutes: 0, following: false })}
          >
            {texts.takeBack}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={texts.oneOf(name)}
          onClick={() => onDelay({ minutes: next, following: false })}
        >
          {texts.one}
        </Button>
        <Button
          variant="quiet"
          aria-label={texts.allOf(name)}
          onClick={() => onDelay({ minutes: next, following: true })}
        >
          {texts.all}
        </Button>
      </div>
    </li>
  );
};
