import { createContext, useContext } from 'react';
import type { Path } from '#content/at-path.ts';

/** The part first, then the way within it: `['home', 'gift', 'title']`. */
export type FieldPath = readonly [part: string, ...Path];

type FormContext = {
  change: (path: FieldPath, value: unknown) => void;
  /** What stands in the form now, later than the last drawing of it. */
  read: (path: FieldPath) => unknown;
  faultAt: (path: FieldPath) => string | undefined;
  events: readonly { id: number; name: string }[];
};

const Context = createContext<FormContext | null>(null);

export const FormProvider = Context.Provider;

export const useForm = (): FormContext => {
  const form = useContext(Context);
  if (!form) throw new Error('A field stands outside of its form');
  return form;
};
