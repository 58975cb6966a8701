import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signIn } from '../../bench/durability/visitor.ts';
import { startBareApi } from '../../bench/throughput/references.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

test('the bare server that the pace is measured against answers what the site answers', async () => {
  const { dataDir, remove } = copyTemplate();
  const site = await startServer({ DATA_DIR: dataDir });
  const login = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' };
  const { cookie } = await signIn(site, '/api/rsvp/login', login);
  const bare = await startBareApi(join(dataDir, 'wedding.db'), 'seen');
  const [here, there] = await Promise.all(
    [site.url, bare.url].map(async (url) => {
      const answer = await fetch(`${url}/api/gifts`, { headers: { Cookie: cookie } });
      return answer.json() as Promise<unknown>;
    }),
  );
  await bare.stop();
  await site.stop();
  remove();
  expect(there).toEqual(here);
});
