import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Holds a form to a schema of the contract: each field gets its first sentence. */
export const schemaResolver =
  <Typed extends FieldValues, Sent>(schema: z.ZodMiniType<Sent>): Resolver<Typed, unknown, Sent> =>
  (values) => {
    const read = schema.safeParse(values);
    if (read.success) return { values: read.data, errors: {} };
    const errors: FieldErrors<Typed> = {};
    for (const { path, message } of read.error.issues) {
      const name = path.join('.');
      if (!get(errors, name)) set(errors, name, { type: 'rule', message });
    }
    return { values: {}, errors };
  };
