import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';
import {
  fakeEnv,
  startFakeMercadoPago,
  type FakeMercadoPago,
} from '#tests/support/providers/fake-mercado-pago.ts';

let data: ReturnType<typeof copyTemplate>;
let fake: FakeMercadoPago;
let site: Server;
let guest: Record<string, string>;

const start = async () => {
  site = await startServer({ DATA_DIR: data.dataDir, ...fakeEnv(fake) });
};

beforeEach(async () => {
  data = copyTemplate();
  fake = await startFakeMercadoPago();
  await start();
  const login = await fetch(`${site.url}/api/rsvp/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify({ groupName: 'Tía Marta', accessCode: 'MATE-6H4C' }),
  });
  const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  guest = { Cookie: cookies.join('; ') };
});

afterEach(async () => {
  await site.stop('SIGKILL');
  await fake.stop();
  data.remove();
});

/** A tap on 'pay', always with the same key. */
const tap = async () => {
  const answer = await fetch(`${site.url}/api/create-preference`, {
    method: 'POST',
    headers: {
      ...guest,
      'Content-Type': 'application/json',
      Origin: site.url,
      'Idempotency-Key': 'k1',
    },
    body: JSON.stringify({ items: [{ giftId: 1, quantity: 1 }] }),
  });
  return (await answer.json()) as { confirmation_code: string };
};

const statusOf = async (code: string) => {
  const answer = await fetch(`${site.url}/api/purchase-confirmation/${code}`, { headers: guest });
  const { purchase } = (await answer.json()) as { purchase: { status: string } };
  return purchase.status;
};

/** SIGKILL at the very moment when Mercado Pago gets, or has answered, this call. */
const killAt = (moment: 'onCall' | 'onAnswered', call: RegExp) =>
  new Promise<void>((resolve) => {
    fake[moment] = (path: string) => {
      if (!call.test(path)) return;
      fake[moment] = undefined;
      void site.stop('SIGKILL').then(() => resolve());
    };
  });

/** The time has come to ask again about everything that was under way. */
const later = () => {
  const wedding = new Database(join(data.dataDir, 'wedding.db'));
  wedding.exec('update purchases set next_check_at = 0 where next_check_at is not null');
  wedding.close();
};

const untilApproved = async (code: string) => {
  for (;;) {
    if ((await statusOf(code)) === 'approved') return;
    // The next look follows the answer to this one.
  }
};

const purchases = () => {
  const wedding = new Database(join(data.dataDir, 'wedding.db'), { readonly: true });
  const count = wedding
    .prepare("select count(*) from purchases where idempotency_key = 'k1'")
    .pluck()
    .get();
  wedding.close();
  return count;
};

test.each([
  ['as it asks for the checkout', 'onCall'],
  ['as it hears of the checkout', 'onAnswered'],
] as const)(
  'killed %s, the next tap goes on with the same purchase and the same checkout',
  async (_, moment) => {
    const killed = killAt(moment, /^POST \/checkout/u);
    void tap().catch(() => undefined);
    await killed;
    await start();
    const { confirmation_code: code } = await tap();
    expect([purchases(), fake.preferences.size]).toEqual([1, 1]);
    const [preference] = fake.preferences.values();
    fake.pay(preference!, 'approved');
    await site.stop('SIGKILL');
    later();
    await start();
    await untilApproved(code);
  },
  60_000,
);

test.each([
  ['as it asks about the payment', 'onCall'],
  ['as it hears of the payment', 'onAnswered'],
] as const)(
  'killed %s of a notice, it finds the payment by itself',
  async (_, moment) => {
    const { confirmation_code: code } = await tap();
    const [preference] = fake.preferences.values();
    const payment = fake.pay(preference!, 'approved');
    // Its notices go to the port of the process that was running then.
    preference!.notification_url = `${site.url}/api/webhooks/mercadopago?source_news=webhooks`;
    const killed = killAt(moment, /^GET \/v1\/payments\/\d/u);
    void fake.notify(payment).catch(() => undefined);
    await killed;
    later();
    await start();
    await untilApproved(code);
  },
  60_000,
);
