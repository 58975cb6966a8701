import { type ComponentType, createContext, useContext } from 'react';
import type { Path } from '#content/at-path.ts';
import type { RegionNames } from '#contract/site/site.ts';
import type { Field } from '#content/schemas/field-of.ts';

/** The part first, then the way within it: `['home', 'gift', 'title']`. */
export type FieldPath = readonly [part: string, ...Path];

export type FieldProps<Kind extends Field['kind'] = Field['kind']> = {
  field: Extract<Field, { kind: Kind }>;
  path: FieldPath;
  value: unknown;
  /** In place of the field's own. */
  label?: string;
};

type FormContext = {
  /** Draws the fields within a field. */
  Input: ComponentType<FieldProps>;
  change: (path: FieldPath, value: unknown) => void;
  /** What stands in the form now, later than the last drawing of it. */
  read: (path: FieldPath) => unknown;
  failureAt: (path: FieldPath) => string | undefined;
  /** The field that is to be seen, as a dotted path: the lists around it open. */
  openedField: string | null;
  regions: RegionNames;
  events: readonly { id: number; name: string }[];
};

const Context = createContext<FormContext | null>(null);

export const FormProvider = Context.Provider;

export const useForm = (): FormContext => {
  const form = useContext(Context);
  if (!form) throw new Error('A field stands outside of its form');
  return form;
};
