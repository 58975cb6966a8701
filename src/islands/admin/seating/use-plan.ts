import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import { floorTexts } from '#content/texts/floor-plan.ts';
import type { PlanView } from '#contract/seating-views.ts';
import type { Shift } from '#domain/seating/floor-plan.ts';
import {
  emptyLog,
  moveLog,
  redo as redoStep,
  undo as undoStep,
  type Move,
  type MoveLog,
} from '#domain/seating/undo-moves.ts';
import {
  useReauthentication,
  wasCancelled,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { api, ApiError, call, isSignedOut, messageOf } from '#islands/client/api.ts';
import { keepInAddress } from '#islands/client/keep-in-address.ts';
import { toast } from '#islands/stores/toasts.ts';
import {
  movesOf,
  offsetsOf,
  withoutStale,
  type Step,
  withoutStep,
  withSame,
  withStep,
} from './optimistic-plan.ts';

/** What came with the page: of a large wedding not yet every group; see `firstPlanView`. */
export type FirstPlan = { eventId: number; plan: PlanView; isComplete: boolean };

/**
 * `why`: shown when the server sends no sentence; `conflict`: shown instead of the server's sentence when a
 * guest is no longer where the screen showed them.
 */
type Messages = { done: string; failed: string; reason?: string; conflict?: string };

/** A request to the server, the optimistic plan before its answer, and the rollback after a refusal. */
type Change = {
  request: (eventId: string) => Promise<PlanView>;
  apply: (now: PlanView) => PlanView;
  reset: (now: PlanView) => PlanView;
};

/** The plan of the chosen event. Moves are optimistic, and rolled back when the server refuses. */
export const usePlan = (first: FirstPlan | null) => {
  const [eventId, setEventId] = useState(first?.eventId ?? null);
  const [plan, setPlan] = useState(first?.plan ?? null);
  const [isComplete, setComplete] = useState(first?.isComplete ?? true);
  const [failed, setFailed] = useState(false);
  const [log, setLog] = useState<MoveLog<Move | Shift>>(emptyLog);
  const queue = useRef(Promise.resolve());
  const pending = useRef(0);
  const shown = useRef(eventId);
  const { withPassword, passwordDialog } = useReauthentication();

  const fetchPlan = (id: number) =>
    call(api.api.admin.seating[':eventId'].$get({ param: { eventId: `${id}` } }));

  const show = (id: number, answer: PlanView) => {
    // An answer that arrives while a later move is under way is older than the screen.
    if (shown.current === id && pending.current === 0) {
      setPlan((before) => (before ? withSame(before, answer) : answer));
      setComplete(true);
      setFailed(false);
    }
  };

  const reload = async (id: number) => {
    try {
      show(id, await fetchPlan(id));
    } catch (error) {
      if (isSignedOut(error)) return location.reload();
      if (shown.current === id) setFailed(true);
    }
  };

  const loadRest = useEffectEvent(() => {
    if (first && !first.isComplete) void reload(first.eventId);
  });
  useEffect(() => loadRest(), []);

  const choose = (id: number) => {
    shown.current = id;
    setEventId(id);
    setPlan(null);
    setFailed(false);
    setLog(emptyLog);
    keepInAddress({ event: `${id}` });
    void reload(id);
  };

  const send = async (id: number, { request, reset }: Change, messages: Messages) => {
    try {
      const answer = await withPassword(() => request(`${id}`));
      pending.current -= 1;
      show(id, answer);
      toast({ title: messages.done });
    } catch (error) {
      pending.current -= 1;
      if (!wasCancelled(error)) {
        toast({
          title: messages.failed,
          description:
            (isConflict(error) && messages.conflict) ||
            (messageOf(error) ?? messages.reason ?? texts.seatFailed),
          variant: 'destructive',
        });
      }
      // The steps to undo may build upon the refused one.
      setLog(emptyLog);
      if (shown.current === id) setPlan((now) => now && reset(now));
      // Without a session the reload shows the login form.
      await reload(id);
    }
  };

  const execute = (work: Change, messages: Messages) => {
    if (eventId === null) return;
    setPlan((now) => now && work.apply(now));
    pending.current += 1;
    // One after the other: the second may build upon the first.
    queue.current = queue.current.then(() => send(eventId, work, messages));
  };

  const executeStep = (step: Step, messages: Messages, seen: readonly Move[] = []) => {
    if (step.length === 0) return;
    const [moves, offsets] = [movesOf(step), offsetsOf(step)];
    const { [':eventId']: seating } = api.api.admin.seating;
    const request = (eventId: string) => {
      const param = { eventId };
      if (offsets.length > 0) {
        const positions = offsets.map(({ table_id, to }) => ({
          id: table_id,
          ...(to ?? noPosition),
        }));
        return call(seating.positions.$put({ param, json: { positions } }));
      }
      const copied = [...moves, ...seen].map(({ from, to, ...move }) => ({
        ...move,
        from: copy(from),
        to: copy(to),
      }));
      return call(seating.$put({ param, json: { moves: copied } }));
    };
    execute(
      { request, apply: (now) => withStep(now, step), reset: (now) => withoutStep(now, step) },
      messages,
    );
  };

  const action = (step: Step, messages: Messages, seen?: readonly Move[]) => {
    setLog((before) => moveLog(before, step));
    executeStep(step, messages, seen);
  };

  const repeat = (undoOrRedo: typeof undoStep | typeof redoStep, done: string) => {
    const found = undoOrRedo(log);
    if (!found || !plan) return;
    setLog(found.log);
    const step = withoutStale(plan, found.moves);
    if (step.length < found.moves.length) toast({ title: floorTexts.movedByOther });
    const failed = offsetsOf(found.moves).length > 0 ? floorTexts.error : texts.seatError;
    executeStep(step, { done, failed });
  };

  const publish = (published: boolean) => {
    const { published: publishing } = api.api.admin.seating[':eventId'];
    const work: Change = {
      request: (id) => call(publishing.$put({ param: { eventId: id }, json: { published } })),
      apply: (now) => ({ ...now, published }),
      reset: (now) => ({ ...now, published: !published }),
    };
    const { shown, hidden, failed: reason } = texts.publishing;
    execute(work, { done: published ? shown : hidden, failed: texts.errorTitle, reason });
  };

  return {
    eventId,
    plan,
    /** Whether the plan has every group: before it, nothing can be counted. */
    isComplete,
    failed,
    choose,
    retry: () => {
      if (eventId === null) return;
      setFailed(false);
      void reload(eventId);
    },
    refresh: async () => {
      if (eventId === null) return;
      try {
        show(eventId, await fetchPlan(eventId));
      } catch (error) {
        // A move that is under way asks for the password itself, and its answer contains the plan.
        if (pending.current === 0) throw error;
      }
    },
    change: (work: (before: PlanView) => PlanView) => setPlan((now) => now && work(now)),
    /** `seen`: the members that must still be where the screen shows them; otherwise nothing is moved. */
    move: (moves: readonly Move[], messages: Messages, seen?: readonly Move[]) =>
      action(moves, messages, seen),
    /** Tables go to where they are wanted in the room. */
    shift: (offsets: readonly Shift[], done: string) =>
      action(offsets, { done, failed: floorTexts.error, reason: floorTexts.failed }),
    publish,
    canUndo: log.done.length > 0,
    canRedo: log.undone.length > 0,
    undo: () => repeat(undoStep, texts.undone),
    redo: () => repeat(redoStep, texts.redone),
    passwordDialog,
    clearSteps: () => setLog(emptyLog),
  };
};

export type PlanState = ReturnType<typeof usePlan>;

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.errorBody?.code === 'seat_changed';

/** A table that stands wherever there is room. */
const noPosition = { x: 0, y: 0 };

const copy = (assigned: Move['to']) =>
  assigned === null || typeof assigned === 'number'
    ? assigned
    : assigned.map((seat) => ({ ...seat }));
