import { expect, test } from 'vitest';
import { fakeAccount, noticeOf } from '#tests/support/providers/fake-graph.ts';
import { signNotice } from '#gateways/whatsapp/cloud/status-notice.ts';
import type { Receipt } from '#gateways/whatsapp/channel.ts';
import { demoSite } from '#tests/support/api.ts';

const path = '/api/webhooks/whatsapp';

const setUp = async () => {
  const site = demoSite();
  await (await site.admin()).post('/api/admin/whatsapp/config', fakeAccount);
  const received: Omit<Receipt, 'at'>[] = [];
  site.deps.channels.cloud.onReceipt(({ at: _, ...receipt }) => received.push(receipt));
  const meta = site.browser('173.252.87.1');
  const send = (text: string, signature?: string) =>
    meta.request('POST', path, {
      body: text,
      headers: {
        Origin: undefined,
        'Content-Type': 'application/json',
        'X-Hub-Signature-256':
          signature ?? signNotice(fakeAccount.app_secret, new TextEncoder().encode(text)),
      },
    });
  return { site, meta, received, send };
};

const words = (token: string, mode = 'subscribe') =>
  `${path}?${new URLSearchParams({ 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': '1158201444' })}`;

test('Meta finds out whether it is us: with the right word it gets its challenge back', async () => {
  const { meta } = await setUp();
  const right = await meta.get(words(fakeAccount.verify_token));
  expect([right.status, right.text]).toEqual([200, '1158201444']);
  expect(right.headers.get('Content-Type')).toContain('text/plain');
  for (const url of [words('otra'), words(''), words(fakeAccount.verify_token, 'x'), path]) {
    const wrong = await meta.get(url);
    expect([wrong.status, wrong.text.includes('1158201444')]).toEqual([403, false]);
  }
});

test('without a word of ours no word is right', async () => {
  const meta = demoSite().browser();
  expect((await meta.get(words(''))).status).toBe(403);
  expect((await meta.get(words('undefined'))).status).toBe(403);
});

test('states are passed on as they come: repeated, in any order, several at once', async () => {
  const { received, send } = await setUp();
  const statuses = [
    { id: 'wamid.1', status: 'read' },
    { id: 'wamid.1', status: 'sent' },
    { id: 'wamid.1', status: 'delivered' },
    { id: 'wamid.2', status: 'failed', code: 131026 },
  ];
  const notice = JSON.stringify(noticeOf(...statuses));
  for (let repeat = 0; repeat < 2; repeat += 1) expect((await send(notice)).status).toBe(200);
  const once = [
    { id: 'wamid.1', state: 'read' },
    { id: 'wamid.1', state: 'delivered' },
    { id: 'wamid.2', state: 'failed', failure: 'not_on_whatsapp' },
  ];
  expect(received).toEqual([...once, ...once]);
});

test('a forged, missing or foreign signature changes nothing', async () => {
  const { received, send } = await setUp();
  const notice = JSON.stringify(noticeOf({ id: 'wamid.1', status: 'read' }));
  const bytes = new TextEncoder().encode(notice);
  const good = signNotice(fakeAccount.app_secret, bytes);
  const forged = [
    '',
    'sha256=',
    good.slice(0, -1),
    good.replace('sha256=', 'sha1='),
    signNotice('otro-secreto', bytes),
    signNotice('', bytes),
    good.replace(/.$/u, (last) => (last === '0' ? '1' : '0')),
  ];
  for (const signature of forged) expect((await send(notice, signature)).status).toBe(401);
  // The signature covers the bytes: the same JSON written differently is another body.
  expect((await send(`${notice} `, good)).status).toBe(401);
  expect(received).toEqual([]);
});

test('signed nonsense is taken and does nothing', async () => {
  const { received, send } = await setUp();
  const nonsense = ['{}', '[]', 'null', '5', '{"entry":5}', '{"entry":[null,{"changes":[{}]}]}'];
  for (const text of nonsense) expect([text, (await send(text)).status]).toEqual([text, 200]);
  const odd = noticeOf(
    { id: 'wamid.1', status: '__proto__' },
    { id: 'w', status: 'read', timestamp: NaN },
  );
  expect((await send(JSON.stringify(odd))).status).toBe(200);
  expect((await send('no JSON')).status).toBe(400);
  expect(received).toEqual([]);
});

test('before there is a secret nothing is believed', async () => {
  const site = demoSite();
  const answer = await site.browser().request('POST', path, {
    json: {},
    headers: { Origin: undefined, 'X-Hub-Signature-256': signNotice('', new Uint8Array()) },
  });
  expect(answer.status).toBe(401);
});
