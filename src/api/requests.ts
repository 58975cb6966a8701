import { zValidator } from '@hono/zod-validator';
import type { Context } from 'hono';
import { es } from 'zod/locales';
import * as z from 'zod/mini';
import { DomainError } from '#domain/errors.ts';

// What no schema words itself is said in Spanish too.
z.config(es());

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

/** Field name → its first sentence. */
export const fieldsOf = (issues: Issues): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.map(String).join('.') || 'body'] ??= message;
  return fields;
};

/** The JSON body by its schema. 400 when it is no JSON, 422 with `fields` when it breaks a rule. */
export const body = <Schema extends z.core.$ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => {
    if (!result.success) {
      throw new DomainError('invalid_fields', { fields: fieldsOf(result.error.issues) });
    }
  });

/** The query by its schema. 400 when it breaks it: no form of ours asks so. */
export const query = <Schema extends z.core.$ZodType>(schema: Schema) =>
  zValidator('query', schema, ({ success }) => {
    if (!success) throw new DomainError('malformed');
  });

/** A file for a spreadsheet program, to keep. */
export const spreadsheet = (c: Context, name: string, file: Uint8Array) =>
  c.body(file.slice().buffer, 200, {
    'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'Content-Disposition': `attachment; filename="${name}"`,
  });

/** Any other file to keep. */
export const download = (
  c: Context,
  { name, type }: { name: string; type: string },
  text: string,
) =>
  c.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
  });

/** A number in a path. @throws DomainError `not_found` for what can be no id */
export const pathId = (c: Context, name = 'id'): number => {
  const text = c.req.param(name) ?? '';
  if (!/^[1-9]\d{0,14}$/u.test(text)) throw new DomainError('not_found');
  return Number(text);
};

/** The Idempotency-Key header. @throws DomainError `malformed` */
export const idempotencyKey = (c: Context): string | undefined => {
  const key = c.req.header('Idempotency-Key');
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/u.test(key)) throw new DomainError('malformed');
  return key;
};
