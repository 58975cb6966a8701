import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/**
 * The kinds of fields of the couple's files. `about` is the field's line in the manual and, when
 * its value does not fit, what the error sentence says was expected.
 */

export const text = (about: string) => z.string(about).trim().min(1, about);

export const wholeNumber = (about: string) => z.int(about).positive(about);

export const decimal = (about: string, least: number, most: number) =>
  z.number(about).min(least, about).max(most, about);

export const yesOrNo = (about: string) => z.boolean(`${about}: true o false`);

export const oneOf = <const Values extends readonly [string, ...string[]]>(
  about: string,
  values: Values,
) => z.enum(values, `${about}: ${values.join(', ')}`);

/** '20:30' */
export const hour = (about: string) =>
  z.string(about).regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${about}, como "20:30" (entre comillas)`);

/** '2025-12-20' */
export const day = (about: string) => z.iso.date(`${about}, como 2025-12-20`);

export const email = (about: string) => z.email(`${about}, como nombre@ejemplo.cl`);

/** Required with its country code, so that without spaces it is E.164. */
export const phone = (about: string) =>
  z
    .string(about)
    .regex(/^\+\d[\d ]{7,}$/, `${about}, con código de país: "+56 9 6123 4580"`)
    .transform((typed) => ({ typed, e164: typed.replaceAll(' ', '') }));

export const webAddress = (about: string) =>
  z.url({ protocol: /^https$/, error: `${about}, una dirección que empiece con https://` });

/** A list of at least one. */
export const list = <Item extends z.ZodType>(about: string, item: Item) =>
  z.array(item, about).min(1, about);

export const pair = <Item extends z.ZodType>(about: string, item: Item) =>
  z.tuple([item, item], about);

/** Fields that belong together. One that is not of the manual is an error and not ignored. */
export const group = <Shape extends z.ZodRawShape>(about: string, shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? `solo ${Object.keys(shape).join(', ')}` : about,
  });

const photoFolder = 'src/content/photos';

/** A picture's file; pages call a picture by that name without its ending. */
export const photo = (about: string) =>
  z
    .string(about)
    .refine((file) => existsSync(path.join(photoFolder, file)), {
      error: () => `${about}: un archivo de ${photoFolder} (${photoFiles().join(', ')})`,
    })
    .transform((file) => path.parse(file).name);

const photoFiles = () => (existsSync(photoFolder) ? readdirSync(photoFolder).sort() : []);
