import * as z from 'zod/mini';
import { fieldErrors as errors } from '#content/texts/content-errors.ts';
import { nameLimit, textLimit } from '#domain/text-limits.ts';
import { fieldTypes } from './field-types.ts';

/**
 * The kinds of fields of the couple's content. `about` is the field's line in the manual and beside its input and,
 * when its value does not fit, what the error sentence says was expected.
 */

/** What is published already is read up to this length; what is written now has the limits of every other text. */
const longest = 10_000;
/** Of a list: more than any page shows. */
const max = 200;
/** What no keyboard types: control characters beside the line break, and halves of characters. */
const invalidCharacters = /[\p{Cs}\0-\x08\x0b\x0c\x0e-\x1f\x7f]/u;

const isText = (value: string) => !invalidCharacters.test(value);

/** The same for every text: schemas are many, and stay in memory. */
const inStoredForm = [z.normalize('NFC'), z.trim()] as const;

const limitedText = (about: string, limit: number) =>
  z
    .string(about)
    .check(
      ...inStoredForm,
      z.minLength(1, about),
      z.maxLength(longest, errors.tooLong(about, longest)),
      z.refine(isText, errors.invisible(about)),
    )
    .register(fieldTypes, { kind: 'text', about, limit });

export const text = (about: string) => limitedText(about, textLimit);

/** Of a person, a place or a thing; a title; what a button says. */
export const shortText = (about: string) => limitedText(about, nameLimit);

/** A text of one form only. */
export const checkedText = (about: string, isValid: (value: string) => boolean, form: string) =>
  z
    .string(about)
    .check(...inStoredForm, z.minLength(1, about), z.refine(isValid, form))
    .register(fieldTypes, { kind: 'text', about, limit: nameLimit });

export const integer = (about: string) =>
  z.int(about).check(z.positive(about)).register(fieldTypes, { kind: 'wholeNumber', about });

export const decimal = (about: string, min: number, max: number) =>
  z
    .number(about)
    .check(z.gte(min, about), z.lte(max, about))
    .register(fieldTypes, { kind: 'decimal', about });

export const yesOrNo = (about: string) =>
  z.boolean(`${about}: true o false`).register(fieldTypes, { kind: 'yesNo', about });

export const oneOf = <const Values extends readonly [string, ...string[]]>(
  about: string,
  values: Values,
) =>
  z.enum(values, `${about}: ${values.join(', ')}`).register(fieldTypes, { kind: 'choice', about });

/** '20:30' */
export const hour = (about: string) =>
  z
    .string(about)
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, errors.time(about)))
    .register(fieldTypes, { kind: 'hour', about });

/** '2025-12-20' */
export const day = (about: string) =>
  z.iso.date(errors.day(about)).register(fieldTypes, { kind: 'day', about });

export const email = (about: string) =>
  z.email(errors.email(about)).register(fieldTypes, { kind: 'email', about });

/** Required with its country code, so that without spaces it is E.164. */
export const phone = (about: string) =>
  z
    .pipe(
      z.string(about).check(z.regex(/^\+\d[\d ]{7,20}$/, errors.phone(about))),
      z.transform((typed: string) => ({ typed, e164: typed.replaceAll(' ', '') })),
    )
    .register(fieldTypes, { kind: 'phone', about });

export const webAddress = (about: string, isValid: (url: string) => boolean = () => true) =>
  z
    .url({ protocol: /^https$/, error: errors.https(about) })
    .check(z.maxLength(2000, about), z.refine(isValid, about))
    .register(fieldTypes, { kind: 'webAddress', about });

/** A list of at least one. */
export const list = <Item extends z.ZodMiniType>(about: string, item: Item) =>
  z
    .array(item, about)
    .check(z.minLength(1, about), atMost(about))
    .register(fieldTypes, { kind: 'list', about });

/** A list that may be empty. */
export const anyList = <Item extends z.ZodMiniType>(about: string, item: Item) =>
  z.array(item, about).check(atMost(about)).register(fieldTypes, { kind: 'list', about });

const atMost = (about: string) => z.maxLength(max, errors.tooMany(about, max));

export const pair = <Item extends z.ZodMiniType>(about: string, item: Item) =>
  z.tuple([item, item], about).register(fieldTypes, { kind: 'pair', about });

export const optional = z.optional;

export const byDefault = z._default;

/** Fields that belong together. One that is not of the manual is an error and not ignored. */
export const group = <Shape extends z.core.$ZodShape>(about: string, shape: Shape) =>
  z
    .strictObject(shape, {
      error: ({ code }) =>
        code === 'unrecognized_keys' ? `solo ${Object.keys(shape).join(', ')}` : about,
    })
    .register(fieldTypes, { kind: 'group', about });

/**
 * A picture: the name of its file, or the one that it got when it was uploaded. Pages call a picture by that name
 * without its ending. Whether there is such a picture is asked apart (photo-references.ts).
 */
export const photo = (about: string) =>
  z
    .pipe(
      z.string(about).check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} _.()-]{0,199}$/u, about)),
      z.transform(photoName),
    )
    .register(fieldTypes, { kind: 'photo', about });

/** 'venue-01' of 'venue-01.jpg' */
export const photoName = (file: string): string => file.replace(/\.[^.]*$/, '');
