import { useEffect, useRef, useState } from 'react';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import type { Path } from '#content/at-path.ts';
import { ApiError, isSignedOut } from '#islands/client/api.ts';
import { toast } from '#islands/stores/toasts.ts';
import { reasonOf } from '../ui/dialogs/rejection-reason.ts';
import { savePart } from './site-calls.ts';
import {
  draftOf,
  isOfAnotherWedding,
  type PartConflict,
  type SiteDraft,
  type StoredPart,
  typedAt,
  unsavedParts,
  withUnsaved,
  withSaved,
  withStored,
  withTyped,
  withTypedOf,
} from './site-draft.ts';
import { noHistory, recordStep, redoStep, type UndoHistory, undoStep } from './undo-history.ts';
import { localStore } from '#islands/client/browser-storage.ts';

const key = 'novios:site';

/** What was typed and not yet stored outlives a closed tab and an ended session. */
const readSaved = (): SiteDraft => {
  try {
    return (JSON.parse(localStore.read(key) ?? '{}') as SiteDraft | null) ?? {};
  } catch {
    return {};
  }
};

const keepTyping = (unsaved: SiteDraft): void => {
  if (Object.keys(unsaved).length === 0) localStore.clear(key);
  else localStore.keep(key, JSON.stringify(unsaved));
};

/** `part.path` → a sentence. */
export type Errors = Readonly<Record<string, string>>;

/** The draft in the form: what is stored, what is typed, and what somebody else wrote meanwhile. */
export const useSiteDraft = (stored: readonly StoredPart[]) => {
  const [started] = useState(() => withUnsaved(draftOf(stored), readSaved()));
  const [draft, setDraft] = useState(started.draft);
  const [conflicts, setConflicts] = useState<readonly PartConflict[]>(started.conflicts);
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  const [steps, setSteps] = useState<UndoHistory<SiteDraft>>(noHistory);
  // What is sent is what stands in the form at that moment, also after an answer has arrived.
  const latest = useRef(draft);

  const update = (next: SiteDraft) => {
    latest.current = next;
    setDraft(next);
    const unsaved = unsavedParts(next).map(({ part }) => [part, next[part]]);
    keepTyping(Object.fromEntries(unsaved) as SiteDraft);
  };

  const change = (part: string, path: Path, value: unknown) => {
    const key = [part, ...path].join('.');
    const step = { before: latest.current, key, at: Date.now() };
    setSteps((before) => recordStep(before, step));
    update(withTyped(latest.current, part, path, value));
    const start = [part, ...path].join('.');
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => name !== start && !name.startsWith(`${start}.`)),
      ),
    );
  };

  /** @returns whether it is stored now; otherwise the screen says why */
  const savePartAndMerge = async (unsaved: StoredPart): Promise<boolean> => {
    try {
      update(withSaved(latest.current, await savePart(unsaved), unsaved.content));
      return true;
    } catch (error) {
      const { status, errorBody } =
        error instanceof ApiError ? error : { status: 0, errorBody: null };
      if (status === 409) {
        const { current } = errorBody as unknown as { current: StoredPart };
        if (isOfAnotherWedding(latest.current, current)) {
          update({});
          location.reload();
          return false;
        }
        const merged = withStored(latest.current, current);
        update(merged.draft);
        if (merged.conflicts.length > 0) {
          setConflicts((before) => [...before, ...merged.conflicts]);
          return false;
        }
        const again = unsavedParts(merged.draft).find(({ part }) => part === unsaved.part);
        return again ? savePartAndMerge(again) : true;
      }
      if (isSignedOut(error)) {
        location.reload();
        return false;
      }
      const named = Object.entries(errorBody?.fields ?? {}).map(([path, message]) => [
        `${unsaved.part}.${path}`,
        message,
      ]);
      setErrors((before) => ({ ...before, ...(Object.fromEntries(named) as Errors) }));
      const description = named.length > 0 ? reasonOf(error) : `${reasonOf(error)} ${texts.kept}`;
      toast({ title: texts.notSaved, description, variant: 'destructive' });
      return false;
    }
  };

  const save = async (): Promise<boolean> => {
    if (isSaving) return false;
    setSaving(true);
    try {
      for (const unsaved of unsavedParts(latest.current)) {
        if (!(await savePartAndMerge(unsaved))) return false;
      }
      return true;
    } finally {
      setSaving(false);
    }
  };

  const resolve = (conflict: PartConflict, useStored: boolean) => {
    if (useStored) change(conflict.part, conflict.path, conflict.stored);
    setConflicts((before) => before.filter((one) => one !== conflict));
  };

  /** What is stored now takes the place of what is in the form. */
  const begin = (now: readonly StoredPart[]) => {
    update(draftOf(now));
    setSteps(noHistory);
    setConflicts([]);
    setErrors({});
  };

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsavedParts(latest.current).length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  /** Back or forth by a step: what is typed changes, and what is stored stays what it is. */
  const applyStep = (to: typeof undoStep<SiteDraft>) => {
    const step = to(steps, latest.current);
    if (!step) return;
    setSteps(step.history);
    setErrors({});
    update(withTypedOf(latest.current, step.state));
  };

  const read = (part: string, path: Path) => typedAt(latest.current, part, path);

  return {
    draft,
    change,
    read,
    errors,
    setErrors,
    conflicts,
    resolve,
    save,
    isSaving,
    begin,
    /** As they are stored now. */
    savedParts: () =>
      Object.fromEntries(Object.entries(latest.current).map(([part, { saved }]) => [part, saved])),
    undo: steps.past.length > 0 ? () => applyStep(undoStep) : undefined,
    redo: steps.future.length > 0 ? () => applyStep(redoStep) : undefined,
  };
};

export type SiteForm = ReturnType<typeof useSiteDraft>;
