import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { guideFor } from '../site-content.ts';
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
  expect(readGuides(folder)).toMatchObject([{ eventName: 'Asado' }, { eventName: 'Once' }]);
});

test('two guides for the same event are refused, naming both files', () => {
  write('asado.yaml', 'eventName: Asado');
  write('copia-de-asado.yaml', 'eventName: Asado');
  expect(() => readGuides(folder)).toThrow(
    `${folder}/asado.yaml y ${folder}/copia-de-asado.yaml: en «eventName» se esperaba algo distinto en cada archivo; dicen «Asado».`,
  );
});

test('a wrong file among good ones is named', () => {
  write('asado.yaml', 'eventName: Asado');
  write('once.yaml', 'evento: Once');
  expect(() => readGuides(folder)).toThrow(`${folder}/once.yaml, línea 1: «evento» no es un campo`);
});

test('the files of the demo are all read, and a guide is found by the exact name of its event', () => {
  const content = readContent();
  expect(content.wedding.couple.names).toEqual(['Violeta', 'Lautaro']);
  expect(guideFor(content, '⛺ Glamping bajo los aromos')?.picture).toBe('event-glamping');
  expect(guideFor(content, 'Glamping')).toBeUndefined();
});
