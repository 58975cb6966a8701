import * as z from 'zod/mini';
import { nameLimit } from '#domain/text-limits.ts';

export const textLimit = 5000;

/**
 * A person's text in its stored form: NFC, trimmed, otherwise exactly as typed. Lone surrogates and control
 * characters are refused, as no keyboard types them.
 */
const typed = (limit: number, controls: RegExp, missing?: string) =>
  z.string(missing).check(
    z.normalize('NFC'),
    z.trim(),
    z.maxLength(limit, `Usa como máximo ${limit} caracteres`),
    z.refine((text) => !controls.test(text), 'El texto tiene caracteres que no se pueden guardar'),
  );

export const line = (limit = nameLimit, missing?: string) =>
  typed(limit, /[\p{Cc}\p{Cs}]/u, missing);

/** May contain line breaks. */
export const paragraph = (limit = textLimit, missing?: string) =>
  typed(limit, /[\p{Cs}\0-\x08\x0b\x0c\x0e-\x1f\x7f]/u, missing);

export const requiredLine = (message: string, limit = nameLimit) =>
  line(limit, message).check(z.minLength(1, message));

/** Ids as JSON numbers. */
export const id = z.int().check(z.positive());

/** A row's version at the time it was read. */
export const version = z.int().check(z.nonnegative());
