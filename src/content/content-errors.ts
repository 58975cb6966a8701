import { fileErrors } from '#content/texts/content-errors.ts';
import { valueAt } from './at-path.ts';
import { photoReferences } from './photo-references.ts';
import { fieldOf } from './schemas/field-of.ts';
import { schemaOf } from './schemas/parts.ts';
import { valuesOf } from './values-of.ts';
import { isBlank, withoutEmpty } from './without-empty.ts';

/** Dotted path within the content → a sentence. */
export type Errors = Record<string, string>;

type RowValidator = { isDraft: boolean; isPhoto: (photo: string) => boolean };

/**
 * What is wrong with a part's content. A draft may lack texts: then only what has the wrong type or form is
 * wrong. To be published it must be whole.
 */
export const errorsOf = (
  part: string,
  content: unknown,
  { isDraft, isPhoto }: RowValidator,
): Errors => {
  const schema = schemaOf(part);
  if (!schema) return {};
  const errors: Errors = {};
  const field = fieldOf(schema);
  const submitted = withoutEmpty(field, content);
  for (const issue of schema.safeParse(submitted).error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[joinPath([...issue.path, key])] = unknown;
    } else if (!isBlank(valueAt(submitted, issue.path))) {
      errors[joinPath(issue.path)] ??= `Se espera ${issue.message}.`;
    } else if (!isDraft) {
      errors[joinPath(issue.path)] ??= `Falta ${issue.message}.`;
    }
  }
  // An optional list that says nothing is left out above; this one always names each section.
  if (part === 'home' && isEmptyList(valueAt(content, ['sections']))) {
    errors['sections'] = 'Se espera cada sección de la portada una sola vez, en su orden.';
  }
  for (const { path, value, field: text } of valuesOf('text', field, submitted)) {
    if (value.normalize('NFC').trim().length > text.limit) {
      errors[joinPath(path)] ??= fileErrors.tooLong(text.about, text.limit);
    }
  }
  for (const { path, photo } of photoReferences(field, submitted)) {
    if (!isPhoto(photo)) errors[joinPath(path)] ??= missing;
  }
  return errors;
};

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const unknown = 'Este campo no existe.';
const missing = 'Esa foto ya no está. Elijan otra.';

const joinPath = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'content';
