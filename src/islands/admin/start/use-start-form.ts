import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FirstWedding } from '#contract/site/start.ts';
import { ApiError } from '#islands/client/api.ts';
import { readDraft } from '#islands/client/draft.ts';
import { useSavedDraft } from '#islands/client/use-saved-draft.ts';
import { reasonOf } from '../ui/dialogs/rejection-reason.ts';
import { schemaResolver } from '../ui/dialogs/schema-resolver.ts';
import { wasCancelled } from '../ui/dialogs/use-reauthentication.tsx';

/** With what each form asks besides. */
export type StartFields = FirstWedding & { token: string; word: string };

const empty: StartFields = {
  names: ['', ''],
  date: '',
  time: '',
  place: '',
  username: '',
  password: '',
  token: '',
  word: '',
};

type Setting<Sent> = {
  draftKey: string;
  schema: z.ZodMiniType<Sent>;
  send: (wedding: Sent) => Promise<unknown>;
};

/** A form for what a wedding begins with. What is typed outlives a reload; password and word do not. */
export const useStartForm = <Sent>({ draftKey, schema, send }: Setting<Sent>) => {
  const [failure, setFailure] = useState('');
  const [isDone, setDone] = useState(false);
  const [started] = useState(() => readDraft(draftKey, (stored) => stored as Partial<StartFields>));
  const form = useForm<StartFields, unknown, Sent>({
    resolver: schemaResolver(schema),
    defaultValues: { ...empty, ...started },
  });
  const {
    password: _password,
    token: _token,
    word: _word,
    ...typed
  } = useWatch({ control: form.control });
  useSavedDraft(draftKey, isDone ? null : typed);

  const start = async (wedding: Sent) => {
    setFailure('');
    try {
      await send(wedding);
      setDone(true);
      location.assign('/admin');
    } catch (error) {
      if (wasCancelled(error)) return;
      const fields = (error instanceof ApiError && error.errorBody?.fields) || {};
      for (const [name, message] of Object.entries(fields)) {
        form.setError(name as keyof StartFields, { message }, { shouldFocus: true });
      }
      setFailure(reasonOf(error));
    }
  };
  return { form, failure, isLoading: form.formState.isSubmitting || isDone, start };
};
