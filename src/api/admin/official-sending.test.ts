import { expect, onTestFinished, test, vi } from 'vitest';
import { groupNamed } from '#tests/support/wedding.ts';
import type { MessageView, OutboxView } from '#contract/messages.ts';
import { fakeAccount, noticeOf, startFakeGraph } from '#tests/support/providers/fake-graph.ts';
import { signNotice } from '#gateways/whatsapp/cloud/status-notice.ts';
import { demoSite } from '#tests/support/api.ts';

const path = '/api/admin/whatsapp';

/** End to end: the couple's call, the outbox, Meta's API on this machine, and its webhook. */
const setUp = async (account: Partial<typeof fakeAccount> = fakeAccount) => {
  const graph = await startFakeGraph();
  onTestFinished(() => graph.stop());
  const site = demoSite({ env: { GRAPH_BASE_URL: graph.url, WA_GAP_SECONDS: '0' } });
  const admin = await site.admin();
  await admin.post(`${path}/config`, account);
  const meta = site.browser('173.252.87.1');
  return {
    graph,
    site,
    admin,
    sendTo: (...names: string[]) =>
      admin.post(`${path}/send-template`, {
        guestIds: names.map((name) => groupNamed(site, name).id),
        templateId: 'confirmar_glamping',
      }),
    messages: async () => (await admin.get(`${path}/status`)).json as MessageView[],
    outbox: async () => (await admin.get(`${path}/outbox`)).json as OutboxView,
    notify: (secret: string, ...statuses: Parameters<typeof noticeOf>) => {
      const body = JSON.stringify(noticeOf(...statuses));
      const signature = signNotice(secret, new TextEncoder().encode(body));
      const headers = {
        Origin: undefined,
        'Content-Type': 'application/json',
        'X-Hub-Signature-256': signature,
      };
      return meta.request('POST', '/api/webhooks/whatsapp', { body, headers });
    },
  };
};

const patient = { timeout: 10_000 };

test('the approved template leaves with both of its parameters, as they are', async () => {
  const { graph, admin, sendTo, messages } = await setUp();
  await admin.post('/api/admin/guests', {
    guest: { group_name: '{{access_code}} & Ñandú 🌿', access_code: 'RÍO-100%' },
    members: [{ name: 'Inés', phone: '+56 9 7654 3210' }],
  });
  await sendTo('{{access_code}} & Ñandú 🌿');
  await vi.waitFor(
    async () => expect(await messages()).toMatchObject([{ state: 'accepted' }]),
    patient,
  );
  expect(graph.messages).toMatchObject([
    {
      to: '56976543210',
      template: {
        name: 'confirmar_glamping',
        components: [
          {
            parameters: [
              { type: 'text', text: '{{access_code}} & Ñandú 🌿' },
              { type: 'text', text: 'RÍO-100%' },
            ],
          },
        ],
      },
    },
  ]);
});

test('what Meta tells, signed, repeated and in any order, leads forward only; forged it leads nowhere', async () => {
  const { graph, sendTo, messages, notify } = await setUp();
  await sendTo('Tía Marta', 'Nicolás Bravo');
  await vi.waitFor(
    async () =>
      expect(await messages()).toMatchObject([{ state: 'accepted' }, { state: 'accepted' }]),
    patient,
  );
  const [one, other] = graph.messages.map(({ id }) => id) as [string, string];
  const states = async () => (await messages()).map(({ state }) => state).reverse();

  expect((await notify('otro-secreto', { id: one, status: 'read' })).status).toBe(401);
  expect(await states()).toEqual(['accepted', 'accepted']);

  const known = { id: one, status: 'delivered' };
  for (const status of ['delivered', 'delivered', 'sent']) {
    expect((await notify(fakeAccount.app_secret, { id: one, status })).status).toBe(200);
  }
  expect(await states()).toEqual(['delivered', 'accepted']);
  await notify(fakeAccount.app_secret, { id: one, status: 'read' }, known, {
    id: other,
    status: 'failed',
    code: 131026,
  });
  await notify(fakeAccount.app_secret, known);
  expect(await messages()).toMatchObject([
    { state: 'failed', error: 'Ese número no tiene WhatsApp. Revisen el teléfono en Invitados.' },
    { state: 'read', error: null },
  ]);
});

test.each([
  ['a token that has expired', { token: 'EAAG-vencida' }, 'El acceso a la API venció o no sirve.'],
  ['a language that Meta did not approve', { waba_id: '' }, 'La plantilla no coincide'],
] as const)('%s stops the sending and says so, and nothing has left', async (_, wrong, message) => {
  const { graph, sendTo, messages, outbox } = await setUp({ ...fakeAccount, ...wrong });
  graph.template.language = 'pt_BR';
  await sendTo('Tía Marta', 'Nicolás Bravo');
  await vi.waitFor(
    async () =>
      expect(await messages()).toMatchObject([
        { state: 'queued', error: null },
        { state: 'failed', error: expect.stringContaining(message) as string },
      ]),
    patient,
  );
  expect(await outbox()).toMatchObject({
    waiting: 1,
    stopReason: expect.stringContaining(message) as string,
  });
  expect(graph.messages).toEqual([]);
});
