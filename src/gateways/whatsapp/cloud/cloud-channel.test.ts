import { afterEach, beforeEach, expect, test } from 'vitest';
import type { QueuedMessage } from '../channel.ts';
import { cloudChannel, type CloudAccount } from './cloud-channel.ts';
import {
  fakeAccount,
  startFakeGraph,
  type FakeGraph,
  type GraphFailure,
} from '#tests/support/providers/fake-graph.ts';

let fake: FakeGraph;

beforeEach(async () => {
  fake = await startFakeGraph();
});

afterEach(() => fake.stop());

const account: CloudAccount = {
  phoneNumberId: fakeAccount.phone_number_id,
  token: fakeAccount.token,
  version: fakeAccount.version,
  wabaId: fakeAccount.waba_id,
};

const open = (different: Partial<CloudAccount> = {}, baseUrl = fake.url) =>
  cloudChannel({ baseUrl, account: () => ({ ...account, ...different }) });

const message: QueuedMessage = {
  id: 'ours',
  phone: '56987654321',
  text: 'Hola',
  template: { name: 'confirmar_glamping', parameters: ['Familia Ñandú {{2}} 🌿', 'RAMA-4T7W'] },
};

test('a template leaves with the name of the group and its code, and is accepted', async () => {
  const channel = open();
  expect(await channel.send(message)).toEqual({ state: 'accepted', id: 'wamid.1' });
  expect(fake.messages).toEqual([
    {
      id: 'wamid.1',
      messaging_product: 'whatsapp',
      to: '56987654321',
      type: 'template',
      template: {
        name: 'confirmar_glamping',
        language: { code: 'es' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Familia Ñandú {{2}} 🌿' },
              { type: 'text', text: 'RAMA-4T7W' },
            ],
          },
        ],
      },
    },
  ]);
  expect(channel.status()).toMatchObject({ status: 'connected', messagesSent: 1 });
});

test('a template that was approved in another language leaves in that one', async () => {
  fake.template.language = 'es_MX';
  const channel = open();
  expect(await channel.send(message)).toMatchObject({ state: 'accepted' });
  expect(await channel.send(message)).toMatchObject({ state: 'accepted' });
  expect(fake.messages.map(({ template }) => template?.language.code)).toEqual(['es_MX', 'es_MX']);
  // Queried once, and never sent twice.
  expect(fake.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
});

test('without a way to know the language, the wrong one is a wrong template', async () => {
  fake.template.language = 'es_MX';
  expect(await open({ wabaId: undefined }).send(message)).toEqual({
    state: 'failed',
    failure: 'bad_template',
    stopOutbox: true,
  });
});

test('a template of another name, or with another number of gaps, is refused', async () => {
  const rejected = { state: 'failed', failure: 'bad_template', stopOutbox: true };
  fake.template.parameters = 3;
  expect(await open().send(message)).toEqual(rejected);
  fake.template.name = 'otra';
  expect(await open().send(message)).toEqual(rejected);
  expect(fake.messages).toEqual([]);
});

const failed = (failure: string, stopOutbox: boolean) => ({ state: 'failed', failure, stopOutbox });

test.each<[GraphFailure, object]>([
  [190, failed('bad_credentials', true)],
  [200, failed('bad_credentials', true)],
  [130429, failed('too_many', true)],
  [131056, failed('too_many', true)],
  [131026, failed('not_on_whatsapp', false)],
  [368, failed('banned', true)],
  [131016, failed('provider_down', true)],
  [100, failed('refused', false)],
  ['status 500', { state: 'uncertain' }],
  ['not JSON', { state: 'uncertain' }],
  ['reset', { state: 'uncertain' }],
])('Meta answers %s', async (failure, result) => {
  fake.failure = failure;
  const channel = open();
  expect(await channel.send(message)).toEqual(result);
  expect(channel.status()).toMatchObject({ messagesSent: 0, messagesErrored: 1 });
});

test('no answer in time leaves it uncertain', async () => {
  fake.failure = 'hang';
  expect(await open().send(message)).toEqual({ state: 'uncertain' });
});

test('an expired token is a credentials failure, and a refused connection counts as not sent', async () => {
  expect(await open({ token: 'vencida' }).send(message)).toEqual(failed('bad_credentials', true));
  const closed = await startFakeGraph();
  await closed.stop();
  expect(await open({}, closed.url).send(message)).toEqual(failed('provider_down', true));
});

test('without an account it is not connected', async () => {
  const channel = cloudChannel({ baseUrl: fake.url, account: () => undefined });
  expect(channel.status().status).toBe('disconnected');
  expect(await channel.send(message)).toEqual(failed('not_connected', false));
});
