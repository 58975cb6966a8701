import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Document, isMap, isScalar, isSeq, type Node } from 'yaml';
import { parseYaml } from '../reading/read-yaml.ts';
import { asLines } from '../schemas/bank.ts';
import { fieldOf, type Field } from '../schemas/field-of.ts';
import { guidePart, guideEvent } from '../schemas/guide-part.ts';
import { fixedParts, type Parts, schemaOf } from '../schemas/parts.ts';
import { fieldsIn } from '../without-empty.ts';

/** A part of the content as a file that people can edit: over each field stands what it is for. */
const writeYaml = (field: Field, content: object): string => {
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

type NamedEvent = { id: number; name: string };

const guides = 'event-guides';

/** A file for each part: `wedding.yaml`, …, `event-guides/45.yaml` with the name of its event. */
export const writeFiles = (folder: string, parts: Parts, events: readonly NamedEvent[]) => {
  mkdirSync(path.join(folder, guides), { recursive: true });
  for (const [part, content] of Object.entries(parts)) {
    const eventId = guideEvent(part);
    const yaml = writeYaml(fieldOf(schemaOf(part)!), content as object);
    if (eventId === null) {
      writeFileSync(path.join(folder, `${part}.yaml`), yaml);
      continue;
    }
    const name = events.find(({ id }) => id === eventId)?.name;
    if (name === undefined) continue;
    const head = `eventName: ${JSON.stringify(name)}\n`;
    writeFileSync(
      path.join(folder, guides, `${eventId}.yaml`),
      head + (yaml === '{}\n' ? '' : yaml),
    );
  }
};

/**
 * What a folder says, as parts. A guide goes to the event whose number its file has, if that has its name; else to the
 * event of that name.
 * @throws ContentError for a file that cannot be read
 */
export const readFiles = (folder: string, events: readonly NamedEvent[]): Parts => {
  const fixed = fixedParts
    .map((part) => [part, path.join(folder, `${part}.yaml`)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([part, file]) => [part, withLines(contentIn(file))] as const);
  const inFolder = path.join(folder, guides);
  const files = existsSync(inFolder) ? readdirSync(inFolder).sort() : [];
  const guided = files
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const { eventName, ...guide } = contentIn(path.join(inFolder, name));
      const named = events.filter((event) => isSameName(event.name, eventName));
      const own = named.find(({ id }) => `${id}.yaml` === name);
      return (own ? [own] : named).map(({ id }) => [guidePart(id), guide] as const);
    });
  return Object.fromEntries([...fixed, ...guided]);
};

const contentIn = (file: string) =>
  (parseYaml(file, readFileSync(file, 'utf8')) ?? {}) as Record<string, unknown>;

const withLines = (part: Record<string, unknown>) =>
  part['bank'] === undefined ? part : { ...part, bank: asLines(part['bank']) };

const isSameName = (name: string, existing: unknown) =>
  typeof existing === 'string' && name.normalize('NFC') === existing.normalize('NFC');
