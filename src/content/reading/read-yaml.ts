import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod/mini';
import { fileErrors } from '#content/texts/content-errors.ts';
import { photoReferences } from '../photo-references.ts';
import { fieldOf } from '../schemas/field-of.ts';
import { ContentError } from './content-error.ts';
import { withDemoDates } from './demo-dates.ts';
import { messagesFor, type YamlFile } from './error-messages.ts';

type Options = {
  /** The files of the folder of pictures; without them no picture is looked for. */
  photos?: readonly string[];
  source?: string;
};

/**
 * What a file of the couple's says, as its schema takes it.
 * @throws ContentError with a Spanish sentence for everything that is wrong
 */
export const readYaml = (
  path: string,
  schema: z.ZodMiniType,
  { photos, source = readFileSync(path, 'utf8') }: Options = {},
): unknown => {
  const file = parse(path, withDemoDates(source));
  const content: unknown = file.document.toJS();
  const result = schema.safeParse(content);
  const issues = result.success ? missingPhotos(schema, content, photos) : result.error.issues;
  if (issues.length > 0) throw new ContentError(messagesFor(file, issues));
  return content;
};

const missingPhotos = (schema: z.ZodMiniType, content: unknown, photos: readonly string[] = []) =>
  photos.length === 0
    ? []
    : photoReferences(fieldOf(schema), content)
        .filter(({ photo }) => !photos.includes(photo))
        .map(({ path, about }) => ({
          code: 'custom' as const,
          path,
          message: `${about}: un archivo de src/content/photos (${photos.join(', ')})`,
        }));

/** A file as it stands. @throws ContentError */
export const parseYaml = (path: string, source: string): unknown =>
  parse(path, withDemoDates(source)).document.toJS();

const parse = (path: string, source: string): YamlFile => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map(({ code, pos }) => {
        const { line } = lines.linePos(pos[0]);
        return `${fileErrors.line(path, line)}: ${hints[code] ?? invalid}.`;
      }),
    );
  }
  return { path, document, lineAt: (offset) => lines.linePos(offset).line };
};

const invalid =
  'no se puede leer; revisa la sangría, los guiones de las listas y que las comillas se cierren';

const hints: Record<string, string> = {
  BAD_INDENT: 'la sangría no calza con las líneas de arriba',
  TAB_AS_INDENT: 'la sangría lleva un tabulador; usa espacios',
  DUPLICATE_KEY: 'este campo ya está más arriba; deja uno solo',
  MISSING_CHAR: 'falta cerrar una comilla o un corchete',
  BLOCK_AS_IMPLICIT_KEY:
    'un texto con dos puntos va entre comillas, o falta una línea nueva antes del campo',
  UNEXPECTED_TOKEN: 'sobra algo, o falta una comilla antes de este punto',
};
