import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EventResponsesView, EventGroupView } from '#contract/rsvps.ts';
import { isAboutEvent, type LiveChange } from '#domain/history/live-change.ts';
import { reasonOf } from '#islands/admin/ui/dialogs/rejection-reason.ts';
import { api, call, isSignedOut } from '#islands/client/api.ts';
import { keepInAddress } from '#islands/client/keep-in-address.ts';
import { fullEvent } from './event-responses.ts';

export type EventOption = { id: number; name: string; day_number: number };

/** An event that the address asked for, with its first answers when its tab is the open one. */
export type LoadedEvent = { eventId: number; responses: EventResponsesView | null };

type Failure = { eventId: number; message: string };

/** Which event is chosen (also in the address), and the answers of each event seen so far. */
export const useEventResponses = (initial: LoadedEvent | null) => {
  const [eventId, setEventId] = useState(initial?.eventId ?? null);
  const isPart = initial?.responses
    ? initial.responses.groups.length < initial.responses.total
    : false;
  const [seen, setSeen] = useState(
    new Map(initial?.responses ? [[initial.eventId, initial.responses] as const] : []),
  );
  const [loading, setLoading] = useState<ReadonlySet<number>>(
    new Set(initial && isPart ? [initial.eventId] : []),
  );
  const [failure, setFailure] = useState<Failure | null>(null);
  const saveCount = useRef(0);

  const load = async (id: number) => {
    setLoading((before) => new Set(before).add(id));
    setFailure(null);
    const asOf = saveCount.current;
    try {
      const responses = await loadEvent(id);
      // Asked for before the couple's own save: not what is stored any more.
      if (asOf === saveCount.current) setSeen((before) => new Map(before).set(id, responses));
    } catch (error) {
      // The session ended meanwhile: the page itself knows what to show.
      if (isSignedOut(error)) return location.reload();
      setFailure({ eventId: id, message: reasonOf(error) });
    } finally {
      setLoading((before) => new Set([...before].filter((other) => other !== id)));
    }
  };

  /** The event on the screen without a sign of loading, others before they are shown. @throws ApiError */
  const refresh = async (change: LiveChange, isOpen: boolean) => {
    const shown = isOpen ? eventId : null;
    setSeen(
      (before) => new Map([...before].filter(([id]) => id === shown || !isAboutEvent(change, id))),
    );
    if (shown === null || !isAboutEvent(change, shown)) return;
    const asOf = saveCount.current;
    const responses = await loadEvent(shown);
    if (asOf === saveCount.current) setSeen((before) => new Map(before).set(shown, responses));
  };

  const loadRest = useEffectEvent(() => initial && load(initial.eventId));
  useEffect(() => {
    if (isPart) void Promise.resolve().then(loadRest);
  }, [isPart]);

  const choose = (id: number | null) => {
    setEventId(id);
    keepInAddress({ event: `${id ?? ''}` });
    if (id !== null && !seen.has(id)) void load(id);
  };

  return {
    eventId,
    responses: eventId === null ? undefined : seen.get(eventId),
    loading: eventId !== null && loading.has(eventId),
    failure: failure?.eventId === eventId ? failure?.message : undefined,
    choose,
    refresh,
    reload: () => {
      if (eventId !== null) void load(eventId);
    },
    /** Loads the chosen event when it is not there any more. */
    ensure: () => {
      if (eventId !== null && !seen.has(eventId)) void load(eventId);
    },
    /** Out of date: every event is loaded before it is shown again. */
    clear: () => {
      saveCount.current += 1;
      setSeen(new Map());
    },
  };
};

const loadEvent = async (id: number): Promise<EventResponsesView> => {
  const response = api.api.admin.rsvps.event[':id'].$get({ param: { id: `${id}` } });
  return fullEvent(await call<EventGroupView[]>(response));
};

export type EventResponsesState = ReturnType<typeof useEventResponses>;
