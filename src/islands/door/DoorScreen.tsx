import { type ReactNode, useMemo, useState } from 'react';
import { busTexts, doorTexts as texts } from '#content/texts/door.ts';
import type { DoorView } from '#contract/door.ts';
import { eventAtDoor } from '#domain/days/door.ts';
import { clockTime, weekdayAndTime } from '#domain/time/wedding-time.ts';
import { Button } from '#islands/ui/Button.tsx';
import { NameOptions } from '#islands/ui/NameOptions.tsx';
import type { Door } from './door-client.ts';
import type { DoorState } from './door-state.ts';
import { doorTime } from './door-calls.ts';
import { knownPeople } from './known-people.ts';
import { BusList } from './BusList.tsx';
import { GuestSearch } from './GuestSearch.tsx';
import { useDoor } from './use-door.ts';

/** The helper's page: who arrives is found by name, and marked; on a bus, who gets on. */
export const DoorScreen = () => {
  const { door, state } = useDoor();
  const { status, list } = state;
  if (status === 'no_token') return <Message>{texts.noToken}</Message>;
  if (status === 'ended') {
    return (
      <Message>
        <p>{texts.ended}</p>
        {state.lost > 0 && <p>{texts.endedPending(state.lost)}</p>}
      </Message>
    );
  }
  if (!list) {
    return status === 'first_failed' ? (
      <Message>
        <span role="alert">{texts.firstFailed}</span>
        <Button className="door-retry" onClick={() => void door.sync()}>
          {texts.retry}
        </Button>
      </Message>
    ) : (
      <Message>
        <span role="status">{texts.loading}</span>
      </Message>
    );
  }
  const open = { door, state, list: list.list, readAt: list.readAt };
  // What a phone kept from before may not say it.
  const { bus = null } = list.list as Partial<DoorView>;
  return bus === null ? <OpenDoor {...open} /> : <OpenBus {...open} bus={bus} />;
};

const Message = ({ children }: { children: ReactNode }) => (
  <div className="door-message">
    <h1 className="title">{texts.title}</h1>
    <div>{children}</div>
  </div>
);

type OpenProps = { door: Door; state: DoorState; list: DoorView; readAt: number };

const OpenDoor = ({ door, state, list, readAt }: OpenProps) => {
  const [selected, setSelected] = useState<number | null>(null);
  const current = list.events.find(({ id }) => id === selected);
  const eventId = (current ?? eventAtDoor(list.events, new Date(doorTime())))?.id ?? 0;
  const all = useMemo(() => knownPeople(state), [state]);
  const people = all.filter((person) => person.eventId === eventId);
  const arrived = people.filter(({ at }) => at !== null).length;
  const expected = people.filter(({ declined }) => !declined).length;

  return (
    <div className="door">
      <header className="door-head">
        <h1 className="door-event">
          {list.events.length > 1 ? (
            <select
              className="input"
              aria-label={texts.event}
              value={eventId}
              onChange={({ target }) => setSelected(Number(target.value))}
            >
              <NameOptions list={list.events} />
            </select>
          ) : (
            list.events[0]?.name
          )}
        </h1>
        <p className="door-count" role="status">
          <b>{texts.arrived(arrived)}</b> <span>{texts.of(expected)}</span>
        </p>
      </header>
      <Connection door={door} state={state} readAt={readAt} />
      <GuestSearch key={eventId} door={door} eventId={eventId} people={people} all={all} />
      <Until list={list} />
    </div>
  );
};

const OpenBus = ({ door, state, list, readAt, bus }: OpenProps & { bus: string }) => {
  const people = useMemo(() => knownPeople(state), [state]);
  const boarded = people.filter(({ at }) => at !== null).length;
  return (
    <div className="door">
      <header className="door-head">
        <h1 className="door-event">{bus}</h1>
        <p className="door-count" role="status">
          <b>{busTexts.boarded(boarded)}</b> <span>{texts.of(people.length)}</span>
        </p>
      </header>
      <Connection door={door} state={state} readAt={readAt} />
      <BusList door={door} stops={list.events} people={people} />
      <Until list={list} />
    </div>
  );
};

const Until = ({ list: { helper } }: Pick<OpenProps, 'list'>) => (
  <p className="hint door-foot">
    {texts.helper(helper.name, weekdayAndTime(new Date(helper.expires_at)))}
  </p>
);

const Connection = ({ door, state, readAt }: Pick<OpenProps, 'door' | 'state' | 'readAt'>) => {
  const { pending, isOffline, isSaving, isUnsaved, gone } = state;
  const sent = pending.length > 0 ? texts.pending(pending.length) : texts.allSent;
  return (
    <>
      <p className="door-line" role="status" data-waits={pending.length > 0 || undefined}>
        <b>{isSaving ? texts.saving : sent}</b>{' '}
        <span>{texts.asOf(clockTime(new Date(readAt)))}</span>
        {isOffline && pending.length > 0 && (
          <Button variant="text" onClick={() => void door.sync()}>
            {texts.sendNow}
          </Button>
        )}
      </p>
      {isOffline && <p className="door-note">{texts.offline}</p>}
      {isUnsaved && (
        <p className="door-note" role="alert">
          {texts.notSaved}
        </p>
      )}
      {gone.map((name, index) => (
        <p key={index} className="door-note" role="alert">
          {texts.gone(name)}
        </p>
      ))}
    </>
  );
};
