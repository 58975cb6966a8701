import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inline, xlsxOf } from '#gateways/spreadsheet/xlsx-for-tests.ts';
import { signIn } from '../../bench/durability/visitor.ts';
import { startServer, type Server } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

let data: ReturnType<typeof copyTemplate>;
let server: Server;
let cookie: string;

beforeEach(async () => {
  data = copyTemplate();
  server = await startServer({ DATA_DIR: data.dataDir });
  ({ cookie } = await signIn(server, '/api/admin/login', admin));
});

afterEach(async () => {
  await server.stop();
  data.remove();
});

const send = async (file: Uint8Array) => {
  const answer = await fetch(`${server.url}/api/admin/guests/import`, {
    method: 'POST',
    body: new Uint8Array(file),
    headers: { Cookie: cookie, Origin: server.url, 'Content-Type': 'application/octet-stream' },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

/** The most memory that the process ever held. */
const peakMb = () => {
  const [, kilobytes] =
    /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

const filled = (bytes: number) => new Uint8Array(bytes).fill(97);

const hostile: Record<string, () => Uint8Array> = {
  'a million rows': () => xlsxOf({ sheets: ['<row><c><v>1</v></c></row>'.repeat(1_000_000)] }),
  'a sheet of 300 MB': () =>
    xlsxOf({ parts: { 'xl/worksheets/sheet1.xml': filled(300 * 1024 * 1024) } }),
  'a thousand times the largest sheet': () => {
    const part = filled(1024 * 1024);
    return zipSync({
      'xl/workbook.xml': new Uint8Array(),
      ...Object.fromEntries(
        Array.from({ length: 1000 }, (_, at) => [`xl/worksheets/sheet${at}.xml`, part]),
      ),
    });
  },
  'millions of texts': () =>
    xlsxOf({
      sheets: [`<row>${inline('A1', 'Ana')}</row>`],
      parts: { 'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(3_500_000)}</sst>` },
    }),
  'ten million empty lines': () => new Uint8Array(10 * 1024 * 1024).fill(10),
  'ten million columns': () => new Uint8Array(10 * 1024 * 1024).fill(59),
};

describe('the running site reads a list in a thread of its own', () => {
  test('and gives its preview', async () => {
    const { status, body } = await send(new TextEncoder().encode('Grupo;Nombre\nLos Soto;Ana'));
    expect([status, body['groups']]).toEqual([200, { new: 1, changed: 0, unchanged: 0, held: 0 }]);
  });

  test.each(Object.entries(hostile))(
    '%s: refused or read within bounds, and the site goes on meanwhile',
    { timeout: 90_000 },
    async (_, make) => {
      const file = make();
      expect(file.length).toBeLessThanOrEqual(10 * 1024 * 1024);
      const before = peakMb();
      let isDone = false;
      const answer = send(file).finally(() => (isDone = true));
      let asked = 0;
      while (!isDone) {
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        asked += 1;
      }
      const { status, body } = await answer;
      expect([status, body['message'] ?? '']).toEqual([
        expect.toSatisfy((is) => is === 422 || is === 200),
        expect.any(String),
      ]);
      expect(asked).toBeGreaterThan(1);
      // What the thread may hold, the file itself and its unpacked parts, and some air.
      expect(peakMb() - before).toBeLessThan(512);
    },
  );
});
