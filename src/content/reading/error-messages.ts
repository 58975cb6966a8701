import { isCollection, isNode, type Document } from 'yaml';
import type * as z from 'zod/mini';
import { fileErrors as texts } from '#content/texts/content-errors.ts';

export type YamlFile = { path: string; document: Document; lineAt: (offset: number) => number };

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Which file, which line, which field, what was expected and what is there instead. */
export const messagesFor = (file: YamlFile, issues: readonly Issue[]): string[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(file, issue.path, key, issue.message))
      : [mismatch(file, issue)],
  );

const unknownField = (file: YamlFile, path: Path, key: string, known: string) =>
  texts.unknownField(location(file, [...path, key]), fieldName([...path, key]), known);

const mismatch = (file: YamlFile, { path, message }: Issue) => {
  const found = file.document.getIn(path) === undefined ? undefined : shown(file, path);
  return found === undefined
    ? texts.missing(location(file, path), fieldName(path), message)
    : texts.otherValue(location(file, path), fieldName(path), message, found);
};

/** The line of the field, or of the nearest thing around it when the field is missing. */
const location = (file: YamlFile, path: Path): string => {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = offsetOf(file.document, path.slice(0, length));
    if (offset !== undefined) return texts.line(file.path, file.lineAt(offset));
  }
  return file.path;
};

const offsetOf = (document: Document, path: Path): number | undefined => {
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isCollection(parent)) return undefined;
  const key = path.at(-1);
  for (const item of parent.items) {
    // A pair of a map: the line of its key says more than the line of its value.
    const ofPair = item as { key?: unknown };
    if (isNode(ofPair.key) && String(ofPair.key) === String(key)) return ofPair.key.range?.[0];
  }
  const item = document.getIn(path, true);
  return isNode(item) ? item.range?.[0] : undefined;
};

/** 'blocks[2].rows[1].time', counted from one as people count. */
const fieldName = (path: Path): string =>
  path.reduce<string>(
    (name, part) =>
      typeof part === 'number'
        ? `${name}[${part + 1}]`
        : name === ''
          ? String(part)
          : `${name}.${String(part)}`,
    '',
  ) || texts.wholeFile;

const shown = ({ document }: YamlFile, path: Path): string => {
  const node = document.getIn(path, true);
  const value: unknown = isNode(node) ? node.toJS(document) : node;
  if (value === null || value === '') return texts.empty;
  if (Array.isArray(value)) return texts.list(value.length);
  return typeof value === 'object' ? texts.group : texts.value(String(value));
};
