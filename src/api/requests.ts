import { zValidator } from '@hono/zod-validator';
import type { Context } from 'hono';
import { es } from 'zod/locales';
import * as z from 'zod/mini';
import { DomainError } from '#domain/errors.ts';

// Messages for rules without their own text are in Spanish too.
z.config(es());

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

/** Field name → its first message. */
export const fieldsOf = (issues: Issues): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.map(String).join('.') || 'body'] ??= message;
  return fields;
};

/** Whether a method may change something. */
export const isMutation = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** More levels than any body of ours has, fewer than exhaust the stack of what walks through one. */
const mostLevels = 50;

export const isDeep = (value: unknown): boolean => {
  let level = [value];
  for (let depth = 0; depth < mostLevels; depth += 1) {
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
};

/**
 * Validates the JSON body. 400 when it is not JSON or nested without end, 422 with `fields` when it breaks a rule.
 */
export const body = <Schema extends z.core.$ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => {
    if (!result.success) {
      throw new DomainError('invalid_fields', { fields: fieldsOf(result.error.issues) });
    }
    if (isDeep(result.data)) throw new DomainError('malformed');
  });

/** Validates the query. 400 when it breaks a rule: no form of ours sends that. */
export const query = <Schema extends z.core.$ZodType>(schema: Schema) =>
  zValidator('query', schema, ({ success }) => {
    if (!success) throw new DomainError('malformed');
  });

/** Answers with a spreadsheet to download. */
export const spreadsheet = (c: Context, name: string, file: Uint8Array) =>
  c.body(file.slice().buffer, 200, {
    'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'Content-Disposition': `attachment; filename="${name}"`,
  });

/** Answers with any other file to download. */
export const download = (
  c: Context,
  { name, type }: { name: string; type: string },
  text: string,
) =>
  c.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
  });

/** A number in a path. @throws DomainError `not_found` for a text that cannot be an id */
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
