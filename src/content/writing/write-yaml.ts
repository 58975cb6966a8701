import { Document, isMap, isScalar, isSeq, type Node } from 'yaml';
import { type Field } from '../schemas/field-of.ts';
import { fieldsIn } from '../without-blanks.ts';

/** A part of the content as a file that people can edit: over each field stands what it is for. */
export const writeYaml = (field: Field, content: object): string => {
  const document = new Document(content);
  explain(document.contents, field);
  return document.toString({ lineWidth: 100 });
};

const explain = (node: Node | null, field: Field): void => {
  if (isSeq(node) && (field.kind === 'list' || field.kind === 'pair')) {
    // The first one tells for all.
    explain(node.items[0] as Node | null, field.item);
  }
  if (!isMap(node)) return;
  const fields = fieldsIn(field, node.toJSON() as object) ?? {};
  for (const [at, { key, value }] of node.items.entries()) {
    const inner = isScalar(key) ? fields[String(key.value)] : undefined;
    if (!inner) continue;
    if (inner.about !== '' && isScalar(key)) {
      // The first line of a map inside a list stands beside its dash: no room for a line over it.
      if (at > 0 || field.kind === 'group') key.commentBefore = ` ${messageOf(inner.about)}`;
    }
    explain(value as Node | null, inner);
  }
};

const messageOf = (about: string) => `${about[0]!.toLocaleUpperCase('es')}${about.slice(1)}.`;
