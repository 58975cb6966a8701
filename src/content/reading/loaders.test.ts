import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoaderContext } from 'astro/loaders';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { group, text } from '../schemas/fields.ts';
import { yamlFolder } from './loaders.ts';

const schema = group('una guía', { eventName: text('el nombre exacto del evento') });
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'guides-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const write = (name: string, yaml: string) => writeFileSync(path.join(folder, name), yaml);

const load = async () => {
  const entries: Record<string, unknown> = {};
  const store = {
    clear: () => undefined,
    set: ({ id, data }: { id: string; data: unknown }) => (entries[id] = data),
  };
  const { loader } = yamlFolder(folder, schema, 'eventName');
  await loader.load({ collection: 'guides', store } as unknown as LoaderContext);
  return entries;
};

test('every file of the folder is an entry called as the file', async () => {
  write('asado.yaml', 'eventName: Asado');
  write('once.yaml', 'eventName: Once');
  write('notas.txt', 'no es una guía');
  expect(await load()).toEqual({ asado: { eventName: 'Asado' }, once: { eventName: 'Once' } });
});

test('two guides for the same event are refused, naming both files', async () => {
  write('asado.yaml', 'eventName: Asado');
  write('copia-de-asado.yaml', 'eventName: Asado');
  await expect(load()).rejects.toThrow(
    `${folder}/asado.yaml y ${folder}/copia-de-asado.yaml: en «eventName» se esperaba algo distinto en cada archivo; dicen «Asado».`,
  );
});

test('a wrong file among good ones is named', async () => {
  write('asado.yaml', 'eventName: Asado');
  write('once.yaml', 'evento: Once');
  await expect(load()).rejects.toThrow(`${folder}/once.yaml, línea 1: «evento» no es un campo`);
});
