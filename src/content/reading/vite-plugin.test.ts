import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { siteContent } from './vite-plugin.ts';

const yaml = readFileSync('src/content/wedding.yaml', 'utf8');

/** A real build of a script that shows the site's title, with these facts. */
const buildWith = async (yaml: string, { ssr }: { ssr: boolean }): Promise<string> => {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync('src/content', path.join(root, 'src/content'), { recursive: true });
  writeFileSync(path.join(root, 'src/content/wedding.yaml'), yaml);
  const input = path.join(root, 'src/shown.js');
  writeFileSync(
    input,
    "import { files } from 'virtual:site-content';\nconsole.log(files.parts.wedding.venue.name);",
  );
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [siteContent()],
    build: { write: false, ssr, rollupOptions: { input } },
  })) as Rolldown.RolldownOutput;
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
};

test('the server has the couple’s content; a script of the browser cannot ask for it', async () => {
  expect(await buildWith(yaml, { ssr: true })).toContain('Fundo Los Avellanos');
  await expect(buildWith(yaml, { ssr: false })).rejects.toThrow('is for the server');
});

test('with a wrong file the build stops and says what to mend', async () => {
  const rejected = (yaml: string) => expect(buildWith(yaml, { ssr: true })).rejects;
  await rejected(yaml.replace(/latitude: .*/, 'latitude: al sur')).toThrow(
    /src\/content\/wedding\.yaml, línea \d+: en «venue\.latitude» se esperaba la latitud en grados decimales, de -90 a 90; dice «al sur»\./,
  );
  await rejected(yaml.replace(/^venue:/m, 'lugar:')).toThrow(
    'src/content/wedding.yaml: falta «venue»; se esperaba dónde es.',
  );
  await rejected(yaml.replace("'18:00'", '18:00 horas')).toThrow(
    'en «ceremony.time» se esperaba la hora de la ceremonia, como "20:30" (entre comillas); dice «18:00 horas».',
  );
});
