import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { coupleContent } from './vite-plugin.ts';

const facts = readFileSync('src/content/wedding.yaml', 'utf8');

/** A real build of a script that shows the site's title, with these facts. */
const buildWith = async (yaml: string): Promise<string> => {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(path.join(root, 'src/content'), { recursive: true });
  writeFileSync(path.join(root, 'src/content/wedding.yaml'), yaml);
  writeFileSync(
    path.join(root, 'src/shown.js'),
    "import * as wedding from './content/wedding.yaml';\nconsole.log(wedding.site.title);",
  );
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [coupleContent()],
    build: { write: false, rollupOptions: { input: path.join(root, 'src/shown.js') } },
  })) as Rolldown.RolldownOutput;
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
};

test('a script holds the facts it asks for and no others', async () => {
  const code = await buildWith(facts);
  const bank = /accountNumber: '(.*)'/.exec(facts)?.[1];
  expect(code).toContain('Violeta & Lautaro');
  expect(bank).toBeDefined();
  expect(code).not.toContain(bank);
  expect(code).not.toMatch(/latitude|holder|glampingEventId/);
});

test('with a wrong file the build stops and says what to mend', async () => {
  await expect(buildWith(facts.replace(/latitude: .*/, 'latitude: al sur'))).rejects.toThrow(
    /src\/content\/wedding\.yaml, línea \d+: en «venue\.latitude» se esperaba la latitud en grados decimales, de -90 a 90; dice «al sur»\./,
  );
  await expect(buildWith(facts.replace(/^bank:/m, 'banco:'))).rejects.toThrow(
    'src/content/wedding.yaml: falta «bank»; se esperaba la cuenta para regalos por transferencia.',
  );
  await expect(buildWith(facts.replace("'18:00'", '18:00 horas'))).rejects.toThrow(
    'en «ceremony.time» se esperaba la hora de la ceremonia, como "20:30" (entre comillas); dice «18:00 horas».',
  );
});
