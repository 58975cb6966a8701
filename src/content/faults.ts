import { valueAt } from './at-path.ts';
import { photoReferences } from './photo-references.ts';
import { fieldOf } from './schemas/field-of.ts';
import { schemaOf } from './schemas/parts.ts';
import { valuesOf } from './values-of.ts';
import { isBlank, withoutBlanks } from './without-blanks.ts';

/** Dotted path within the content → a sentence. */
export type Faults = Record<string, string>;

type Judge = { isDraft: boolean; isPhoto: (photo: string) => boolean };

/**
 * What is wrong with a part's content. A draft may lack texts: then only what has the wrong type or form is
 * wrong. To be published it must be whole.
 */
export const faultsOf = (part: string, content: unknown, { isDraft, isPhoto }: Judge): Faults => {
  const schema = schemaOf(part);
  if (!schema) return {};
  const faults: Faults = {};
  const field = fieldOf(schema);
  const said = withoutBlanks(field, content);
  for (const issue of schema.safeParse(said).error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) faults[dotted([...issue.path, key])] = unknown;
    } else if (!isBlank(valueAt(said, issue.path))) {
      faults[dotted(issue.path)] ??= `Se espera ${issue.message}.`;
    } else if (!isDraft) {
      faults[dotted(issue.path)] ??= `Falta ${issue.message}.`;
    }
  }
  for (const { path, value, field: text } of valuesOf('text', field, said)) {
    if (value.normalize('NFC').trim().length > text.limit) {
      faults[dotted(path)] ??= `Se espera ${text.about}, de hasta ${text.limit} caracteres.`;
    }
  }
  for (const { path, photo } of photoReferences(field, said)) {
    if (!isPhoto(photo)) faults[dotted(path)] ??= missing;
  }
  return faults;
};

const unknown = 'Este campo no existe.';
const missing = 'Esa foto ya no está. Elijan otra.';

const dotted = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'content';
