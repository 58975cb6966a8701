import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

const data = copyTemplate();
let site: Server;

beforeAll(async () => {
  site = await startServer({ DATA_DIR: data.dataDir });
});

afterAll(async () => {
  await site.stop();
  data.remove();
});

const guess = async (forwardedFor: string) => {
  const { status } = await fetch(`${site.url}/api/rsvp/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': forwardedFor,
      Origin: site.url,
    },
    body: JSON.stringify({ groupName: 'Tía Marta', accessCode: 'NADA-NADA' }),
  });
  return status;
};

test('guests behind the proxy are told apart, whatever they claim themselves', async () => {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect(await guess(`198.51.100.${attempt}, 203.0.113.1`)).toBe(401);
  }
  expect(await guess('203.0.113.1')).toBe(429);
  expect(await guess('203.0.113.2')).toBe(401);
});
