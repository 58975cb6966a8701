import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { siteArguments } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

test('who asks while the site starts is answered once it is ready, a form as well as a page', async () => {
  const { dataDir, remove } = copyTemplate();
  const port = await freePort();
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: dataDir };
  const site = spawn(process.execPath, siteArguments(), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  site.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  onTestFinished(async () => {
    site.kill('SIGKILL');
    await once(site, 'close');
    remove();
  });
  const origin = `http://localhost:${port}`;
  const page = () => fetch(`http://127.0.0.1:${port}/`);
  const login = () =>
    fetch(`http://127.0.0.1:${port}/api/rsvp/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' }),
    });
  /** Until something listens. */
  const connected = async (request: () => Promise<Response>): Promise<Response> => {
    for (;;) {
      try {
        return await request();
      } catch (error) {
        const { code } = (error as Error).cause as { code?: string };
        if (code !== 'ECONNREFUSED') throw error;
        expect(output).not.toContain('localhost:');
      }
    }
  };
  const early = await Promise.all([connected(page), connected(login), connected(page)]);
  expect(early.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await early[0]!.text()).toContain('</html>');
});
