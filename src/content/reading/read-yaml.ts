import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { ContentError } from './content-error.ts';
import { withDemoDates } from './demo-dates.ts';
import { sentencesFor, type YamlFile } from './sentences.ts';

/**
 * A file of the couple's as its schema reads it.
 * @throws ContentError with a Spanish sentence for everything that is wrong
 */
export const readYaml = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  source = readFileSync(path, 'utf8'),
): z.output<Schema> => {
  const file = parse(path, withDemoDates(source));
  const result = schema.safeParse(file.document.toJS());
  if (result.success) return result.data;
  throw new ContentError(sentencesFor(file, result.error.issues));
};

const parse = (path: string, source: string): YamlFile => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map(({ code, pos }) => {
        const { line } = lines.linePos(pos[0]);
        return `${path}, línea ${line}: ${hints[code] ?? unreadable}.`;
      }),
    );
  }
  return { path, document, lineAt: (offset) => lines.linePos(offset).line };
};

const unreadable =
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
