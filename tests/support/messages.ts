import * as z from 'zod/mini';

/** What a schema says about a body: 'field: sentence' for each thing it refuses. */
export const messages = (schema: z.core.$ZodType, body: unknown): string[] => {
  const { error } = z.safeParse(schema, body);
  return (error?.issues ?? []).map(
    ({ path, message }) => `${path.map(String).join('.')}: ${message}`,
  );
};
