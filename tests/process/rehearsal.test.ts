import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { markStarted, openDatabase } from '#db/connection.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

const at = { REHEARSE_AT: '2025-12-20T18:30' };

test('the process begins with the demo as it will be at a moment', async () => {
  const { dataDir, remove } = copyTemplate();
  const server = await startServer({ DATA_DIR: dataDir, ...at });
  onTestFinished(async () => {
    await server.stop();
    remove();
  });
  const home = await (await fetch(server.url)).text();
  expect(home).toContain('Qué pasa ahora');
  expect(home).toMatch(/<html[^>]* data-offset="-?\d+"/u);
});

test('a wedding of their own is not moved: the process says so and does not start', async () => {
  const { dataDir, remove } = copyTemplate();
  onTestFinished(remove);
  const { db, close } = openDatabase(join(dataDir, 'wedding.db'));
  markStarted(db);
  close();
  await expect(startServer({ DATA_DIR: dataDir, ...at })).rejects.toThrow(
    'REHEARSE_AT es solo para la demostración',
  );
});
