import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readContent, readGuides } from './read-content.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'guides-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const write = (name: string, yaml: string) => writeFileSync(path.join(folder, name), yaml);

test('every file of the folder is a guide', () => {
  write('asado.yaml', 'eventName: Asado');
  write('once.yaml', 'eventName: Once');
  write('notas.txt', 'no es una guía');
  expect(readGuides(folder, [])).toMatchObject([{ eventName: 'Asado' }, { eventName: 'Once' }]);
});

test('two guides for the same event are refused, naming both files', () => {
  write('asado.yaml', 'eventName: Asado');
  write('copia-de-asado.yaml', 'eventName: Asado');
  expect(() => readGuides(folder, [])).toThrow(
    `${folder}/asado.yaml y ${folder}/copia-de-asado.yaml: en «eventName» se esperaba algo distinto en cada archivo; dicen «Asado».`,
  );
});

test('a wrong file among good ones is named', () => {
  write('asado.yaml', 'eventName: Asado');
  write('once.yaml', 'evento: Once');
  expect(() => readGuides(folder, [])).toThrow(
    `${folder}/once.yaml, línea 1: «evento» no es un campo`,
  );
});

test('the files of the demo are all read, with what they name their pictures', () => {
  const { parts, guides, photos } = readContent();
  expect(parts['wedding']).toMatchObject({ couple: { names: ['Violeta', 'Lautaro'] } });
  expect(guides.map(({ eventName }) => eventName)).toContain('⛺ Glamping bajo los aromos');
  expect(photos).toContain('event-glamping.jpg');
});
