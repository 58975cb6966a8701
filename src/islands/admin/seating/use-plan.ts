import { useRef, useState } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import type { PlanView } from '#contract/seating-views.ts';
import {
  emptyLog,
  logMoves,
  redo as redoStep,
  undo as undoStep,
  type Move,
  type MoveLog,
} from '#domain/seating-moves.ts';
import { api, ApiError, call, isSignedOut, sentenceOf } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';

export type FirstPlan = { eventId: number; plan: PlanView };

/**
 * `why`: when the server says nothing of its own; `overtaken`: in place of its sentence when somebody
 * is no longer where they were seen.
 */
type Told = { done: string; failed: string; why?: string; overtaken?: string };

/** What the server is asked, and how the plan looks ahead of its answer and after a refusal. */
type Change = {
  ask: (eventId: string) => Promise<PlanView>;
  ahead: (now: PlanView) => PlanView;
  back: (now: PlanView) => PlanView;
};

/** What is as it was stays the same thing: its card is not drawn again. */
const sameOf = <Thing extends { id: number }>(before: Thing[], after: Thing[]): Thing[] => {
  const known = new Map(before.map((thing) => [thing.id, thing]));
  const things = after.map((thing) => {
    const old = known.get(thing.id);
    return old && JSON.stringify(old) === JSON.stringify(thing) ? old : thing;
  });
  const isSame = things.length === before.length && things.every((one, at) => one === before[at]);
  return isSame ? before : things;
};

const withSame = (before: PlanView, after: PlanView): PlanView => ({
  ...after,
  tables: sameOf(before.tables, after.tables),
  groups: sameOf(before.groups, after.groups),
});

const withMoves = (plan: PlanView, moves: readonly Move[]): PlanView => {
  const to = new Map(moves.map((move) => [move.guest_id, move.to]));
  return {
    ...plan,
    groups: plan.groups.map((group) =>
      to.has(group.id) ? { ...group, place: to.get(group.id) ?? null } : group,
    ),
  };
};

/** The plan of the chosen event. What is moved shows at once, and goes back if the server refuses. */
export const usePlan = (first: FirstPlan | null) => {
  const [eventId, setEventId] = useState(first?.eventId ?? null);
  const [plan, setPlan] = useState(first?.plan ?? null);
  const [failed, setFailed] = useState(false);
  const [log, setLog] = useState<MoveLog>(emptyLog);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const shown = useRef(eventId);

  const fetchPlan = (id: number) =>
    call(api.api.admin.seating[':eventId'].$get({ param: { eventId: `${id}` } }));

  const show = (id: number, answer: PlanView) => {
    // An answer that comes while a later move is on its way is older than the screen.
    if (shown.current === id && waiting.current === 0) {
      setPlan((before) => (before ? withSame(before, answer) : answer));
    }
  };

  const reload = async (id: number) => {
    try {
      show(id, await fetchPlan(id));
      if (shown.current === id) setFailed(false);
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      if (shown.current === id) setFailed(true);
    }
  };

  const choose = (id: number) => {
    shown.current = id;
    setEventId(id);
    setPlan(null);
    setFailed(false);
    setLog(emptyLog);
    history.replaceState(history.state, '', `?evento=${id}`);
    void reload(id);
  };

  const send = async (id: number, { ask, back }: Change, told: Told) => {
    try {
      const answer = await ask(`${id}`);
      waiting.current -= 1;
      show(id, answer);
      toast({ title: told.done });
    } catch (error) {
      waiting.current -= 1;
      if (isSignedOut(error)) return location.reload();
      toast({
        title: told.failed,
        description:
          (isOvertaken(error) && told.overtaken) ||
          (sentenceOf(error) ?? told.why ?? texts.seatFailed),
        tone: 'destructive',
      });
      // Whatever was planned upon this is no longer sure.
      setLog(emptyLog);
      if (shown.current === id) setPlan((now) => now && back(now));
      await reload(id);
    }
  };

  const perform = (work: Change, told: Told) => {
    if (eventId === null) return;
    setPlan((now) => now && work.ahead(now));
    waiting.current += 1;
    // One after the other: the second may build upon the first.
    queue.current = queue.current.then(() => send(eventId, work, told));
  };

  const performMoves = (moves: readonly Move[], told: Told, seen: readonly Move[] = []) => {
    if (moves.length === 0) return;
    const json = {
      moves: [...moves, ...seen].map(({ from, to, ...move }) => ({
        ...move,
        from: copy(from),
        to: copy(to),
      })),
    };
    const work: Change = {
      ask: (id) => call(api.api.admin.seating[':eventId'].$put({ param: { eventId: id }, json })),
      ahead: (now) => withMoves(now, moves),
      back: (now) => withMoves(now, backOf(moves)),
    };
    perform(work, told);
  };

  const publish = (published: boolean) => {
    const { published: publishing } = api.api.admin.seating[':eventId'];
    const work: Change = {
      ask: (id) => call(publishing.$put({ param: { eventId: id }, json: { published } })),
      ahead: (now) => ({ ...now, published }),
      back: (now) => ({ ...now, published: !published }),
    };
    const { shown, hidden, failed: why } = texts.publishing;
    perform(work, { done: published ? shown : hidden, failed: texts.errorTitle, why });
  };

  return {
    eventId,
    plan,
    failed,
    choose,
    retry: () => {
      if (eventId === null) return;
      setFailed(false);
      void reload(eventId);
    },
    refresh: async () => {
      if (eventId !== null) show(eventId, await fetchPlan(eventId));
    },
    change: (work: (before: PlanView) => PlanView) => setPlan((now) => now && work(now)),
    /** `seen`: who must still be where the screen shows them, or nobody is moved. */
    move: (moves: readonly Move[], told: Told, seen?: readonly Move[]) => {
      setLog((before) => logMoves(before, moves));
      performMoves(moves, told, seen);
    },
    publish,
    canUndo: log.done.length > 0,
    canRedo: log.undone.length > 0,
    undo: () => {
      const step = undoStep(log);
      if (!step) return;
      setLog(step.log);
      performMoves(step.moves, { done: texts.undone, failed: texts.seatError });
    },
    redo: () => {
      const step = redoStep(log);
      if (!step) return;
      setLog(step.log);
      performMoves(step.moves, { done: texts.redone, failed: texts.seatError });
    },
    forgetSteps: () => setLog(emptyLog),
  };
};

export type PlanState = ReturnType<typeof usePlan>;

const isOvertaken = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === 'seat_changed';

const copy = (place: Move['to']) =>
  place === null || typeof place === 'number' ? place : place.map((seat) => ({ ...seat }));

const backOf = (moves: readonly Move[]): Move[] =>
  moves.map(({ guest_id, from, to }) => ({ guest_id, from: to, to: from })).toReversed();
