import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { openWeakLine, type Quality } from '../fixtures/weak-line/index.ts';

/** A site that says back what it was told, and keeps it. */
const openSite = async () => {
  const received: string[] = [];
  const site = createServer((incoming, answer) => {
    void text(incoming).then(
      (body) => {
        received.push(body);
        answer.end(`heard ${body}`);
      },
      () => undefined,
    );
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  return { received, port: (site.address() as AddressInfo).port, close: () => site.close() };
};

const say = async (url: string, body: string) => {
  const outgoing = request(`${url}/say`, { method: 'POST', agent: false });
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  return text(answer);
};

const withLine = async (
  quality: Quality,
  action: (line: Awaited<ReturnType<typeof openWeakLine>>, received: string[]) => Promise<void>,
) => {
  const site = await openSite();
  const line = await openWeakLine(quality);
  line.lead(site.port);
  await action(line, site.received);
  await line.close();
  site.close();
};

test('a line that is whole passes everything, whatever its size', () =>
  withLine({}, async ({ url }) => {
    const long = 'línea '.repeat(40_000);
    expect(await say(url, long)).toBe(`heard ${long}`);
  }));

test('a cut request is not received; one that left whole is received, though its answer is lost', () =>
  withLine({ cut: () => ({ of: 'request', bytes: 40 }) }, async (line, received) => {
    await expect(say(line.url, 'half')).rejects.toThrow();
    expect(received).toEqual([]);
    line.become({ cut: () => ({ of: 'request', bytes: Infinity }) });
    await expect(say(line.url, 'whole')).rejects.toThrow();
    await expect.poll(() => received).toEqual(['whole']);
  }));

test('an answer is cut at any byte, and the next request goes through', () =>
  withLine({}, async (line, received) => {
    for (const bytes of [0, 1, 60]) {
      line.become({
        cut: (request) => (request === 'POST /say' ? { of: 'answer', bytes } : undefined),
      });
      await expect(say(line.url, `${bytes}`)).rejects.toThrow();
    }
    line.become({});
    expect(await say(line.url, 'at last')).toBe('heard at last');
    expect(received).toEqual(['0', '1', '60', 'at last']);
  }));

test('without signal nothing passes, and a connection lives only so long', () =>
  withLine({}, async (line, received) => {
    line.signal(false);
    await expect(say(line.url, 'nobody')).rejects.toThrow();
    line.signal(true);
    line.become({ life: () => 2000 });
    await expect(say(line.url, 'x'.repeat(5000))).rejects.toThrow();
    expect(await say(line.url, 'short')).toBe('heard short');
    expect(received).toEqual(['short']);
  }));

test('each byte takes its time: the line carries no more than it can', () =>
  withLine({ bytesPerSecond: 40_000, delay: 50 }, async ({ url }) => {
    const startedAt = performance.now();
    await Promise.all([say(url, 'x'.repeat(4000)), say(url, 'y'.repeat(4000))]);
    // A round to connect, both questions one after the other, the last answer, and a round on the way.
    expect(performance.now() - startedAt).toBeGreaterThan(500);
  }));
