import { expect, test } from 'vitest';
import { rates } from '#domain/messages/pacing.ts';
import { readConfig } from '../config.ts';
import { channelRate } from './channel-rate.ts';

const rateWith = (env: Record<string, string>, name: 'baileys' | 'cloud') =>
  channelRate(readConfig(env).whatsapp)({ name });

test('only a service that this machine plays is written to faster', () => {
  const fast = { gap: [1, 1], quiet: [0, 0] };
  const here = { WA_GAP_SECONDS: '1', WA_SOCKET_URL: 'ws://127.0.0.1:9000/' };
  expect(rateWith(here, 'baileys')).toMatchObject(fast);
  expect(rateWith(here, 'cloud')).toEqual(rates.cloud);
  const graph = { WA_GAP_SECONDS: '1', GRAPH_BASE_URL: 'http://localhost:9000' };
  expect(rateWith(graph, 'cloud')).toMatchObject(fast);
  expect(rateWith(graph, 'baileys')).toEqual(rates.baileys);
  expect(rateWith({ WA_SOCKET_URL: here.WA_SOCKET_URL }, 'baileys')).toEqual(rates.baileys);
});
