import * as z from 'zod/mini';
import { nameLimit, textLimit } from '#domain/text-limits.ts';

/** A sentence, or what gives it when something is wrong. */
export type Message = string | { error: () => string };

/**
 * A person's text in its stored form: NFC, trimmed, otherwise exactly as typed. Lone surrogates and control
 * characters are refused, as no keyboard types them.
 */
const typed = (limit: number, controls: RegExp, missing?: Message) =>
  z.string(missing).check(
    z.normalize('NFC'),
    z.trim(),
    z.maxLength(limit, `Usa como máximo ${limit} caracteres`),
    z.refine((text) => !controls.test(text), 'El texto tiene caracteres que no se pueden guardar'),
  );

export const line = (limit = nameLimit, missing?: Message) =>
  typed(limit, /[\p{Cc}\p{Cs}]/u, missing);

/** May contain line breaks. */
export const paragraph = (limit = textLimit, missing?: Message) =>
  typed(limit, /[\p{Cs}\0-\x08\x0b\x0c\x0e-\x1f\x7f]/u, missing);

export const requiredLine = (message: Message, limit = nameLimit) =>
  line(limit, message).check(z.minLength(1, message));

export const duplicateEntry = 'Esto viene dos veces';

/** A list that names nobody, and nothing, twice: which of the two words would hold? */
export const eachOnce = <One>(keyOf: (one: One) => unknown) =>
  z.check<readonly One[]>(({ value, issues }) => {
    const seen = new Set<unknown>();
    for (const [index, one] of value.entries()) {
      const key = keyOf(one);
      if (seen.has(key)) {
        issues.push({ code: 'custom', input: value, path: [index], message: duplicateEntry });
      }
      seen.add(key);
    }
  });

/** Ids as JSON numbers. */
export const id = z.int().check(z.positive());

/** A row's version at the time it was read. */
export const version = z.int().check(z.nonnegative());
