import type * as z from 'zod/mini';
import type { Photo } from '#domain/pictures/photo.ts';
import { withoutValue, withValue } from './at-path.ts';
import { contentOf } from './content-of.ts';
import { photoReferences } from './photo-references.ts';
import { type Field, fieldOf } from './schemas/field-of.ts';
import { type Parts, schemaOf } from './schemas/parts.ts';
import type { SiteContent } from './site-content.ts';
import { fieldAt, withoutEmpty } from './without-empty.ts';

/** Stands where the couple has not written yet. */
const open = '…';

const examples: Record<string, unknown> = {
  text: open,
  integer: 1,
  decimal: 1,
  yesNo: false,
  hour: '12:00',
  day: '2030-01-01',
  email: 'correo@ejemplo.cl',
  phone: '+56 9 0000 0000',
  webAddress: 'https://ejemplo.cl',
};

/**
 * Content that is still being written, as a page can show it: what is lacking has a sign in its place, what does not
 * fit is left out.
 */
export const draftContent = (parts: Parts, { isPhoto, find }: Known): SiteContent =>
  contentOf(
    Object.fromEntries(
      Object.entries(parts).map(([part, content]) => [part, completed(part, content, isPhoto)]),
    ),
    find,
  );

type IsPhoto = (photo: string) => boolean;

/** The pictures that there are. */
type Known = { isPhoto: IsPhoto; find?: (photo: string) => Photo | undefined };

const completed = (part: string, content: unknown, isPhoto: IsPhoto): unknown => {
  const schema = schemaOf(part);
  if (!schema) return content;
  const field = fieldOf(schema);
  let submitted = withoutEmpty(field, content);
  // From the end: what goes from a list moves what comes after it.
  for (const { path, photo } of photoReferences(field, submitted).reverse()) {
    if (!isPhoto(photo)) submitted = withoutValue(submitted, path);
  }
  // Each round mends what the one before had hidden.
  for (let round = 0; round < 5; round += 1) {
    const { error } = schema.safeParse(submitted);
    if (!error) return submitted;
    for (const issue of error.issues) submitted = mended(submitted, field, issue);
  }
  return example(field);
};

const mended = (content: unknown, field: Field, issue: z.core.$ZodIssue): unknown => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.reduce<unknown>(
      (rest, key) => withoutValue(rest, [...issue.path, key]),
      content,
    );
  }
  const inner = fieldAt(field, content, issue.path);
  const value = inner && !inner.optional ? example(inner) : undefined;
  return value === undefined
    ? withoutValue(content, issue.path)
    : withValue(content, issue.path, value);
};

/** The least that a field takes; undefined for a picture, of which there is no example. */
const example = (field: Field): unknown => {
  switch (field.kind) {
    case 'list': {
      const item = example(field.item);
      return item === undefined ? [] : [item];
    }
    case 'pair':
      return [example(field.item), example(field.item)];
    case 'choice':
      return field.values[0];
    case 'group': {
      const required = Object.entries(field.fields).filter(([, inner]) => !inner.optional);
      return Object.fromEntries(required.map(([name, inner]) => [name, example(inner)]));
    }
    default:
      return examples[field.kind];
  }
};
