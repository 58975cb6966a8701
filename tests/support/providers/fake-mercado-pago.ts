import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PaymentStatus } from '#domain/gifts/purchases.ts';
import { signNotice } from '#gateways/payments/webhook-signature.ts';

export const fakeToken = 'TEST-una-llave-de-prueba';
export const fakeSecret = 'un-secreto-de-prueba';

export type FakePreference = {
  id: string;
  external_reference: string;
  items: { title: string; quantity: number; unit_price: number; currency_id: string }[];
  back_urls: { success: string; pending: string; failure: string };
  notification_url?: string;
};

export type FakePayment = {
  id: number;
  preference: string;
  external_reference: string;
  status: PaymentStatus;
  transaction_amount: number;
  currency_id: string;
  transaction_amount_refunded: number;
  date_created: string;
  date_last_updated: string;
};

export type Failure =
  | 'status 400'
  | 'status 401'
  | 'status 429'
  | 'status 500'
  | 'status 503'
  | 'not JSON'
  | 'hang'
  | 'hang in the body'
  | 'reset';

/** A fake Mercado Pago on this machine: the API that the real client uses, with a clickable checkout. */
export const startFakeMercadoPago = async () => {
  const preferences = new Map<string, FakePreference>();
  const byKey = new Map<string, FakePreference>();
  const payments = new Map<number, FakePayment>();
  const requests: { method: string; path: string; key: string | undefined }[] = [];
  const hanging = new Set<ServerResponse>();
  // As large as real ids; from the clock, so that a second server repeats none.
  let lastPayment = Date.now() * 10;
  let lastTimestamp = 0;

  const fake = {
    url: '',
    preferences,
    payments,
    /** The API requests, without the clicks at the checkout. */
    requests,
    /** How every call of the API fails, until it is reset. */
    failure: undefined as Failure | undefined,
    /** Whether the checkout's notices get lost. */
    noticesLost: false,
    /** Called before an answer of the API is made, after that, and after it is sent. */
    onCall: undefined as ((path: string) => void | Promise<void>) | undefined,
    onMade: undefined as ((path: string) => void | Promise<void>) | undefined,
    onAnswered: undefined as ((path: string) => void) | undefined,

    /** Creates a payment for a preference, like a payment at the checkout. */
    pay: (
      preference: FakePreference,
      status: PaymentStatus,
      different: Partial<FakePayment> = {},
    ): FakePayment => {
      const now = timestamp();
      const payment: FakePayment = {
        id: (lastPayment += 1),
        preference: preference.id,
        external_reference: preference.external_reference,
        status,
        transaction_amount: preference.items.reduce(
          (sum, item) => sum + item.quantity * item.unit_price,
          0,
        ),
        currency_id: 'CLP',
        transaction_amount_refunded: 0,
        date_created: now,
        date_last_updated: now,
        ...different,
      };
      payments.set(payment.id, payment);
      return payment;
    },

    /** Changes a payment's status later. */
    change: (payment: FakePayment, status: PaymentStatus) => {
      payment.status = status;
      payment.date_last_updated = timestamp();
    },

    preferenceOf: (externalReference: string): FakePreference => {
      const found = [...preferences.values()].find(
        ({ external_reference }) => external_reference === externalReference,
      );
      if (!found) throw new Error('No such preference');
      return found;
    },

    /** Sends the site a notice of a payment. Returns the status of its answer. */
    notify: async (payment: FakePayment, secret = fakeSecret): Promise<number> => {
      const { notification_url: target } = preferences.get(payment.preference)!;
      if (!target) throw new Error('The preference names no address for notices');
      const { url, init } = noticeOf(target, payment.id, secret);
      return (await fetch(url, init)).status;
    },

    stop: async () => {
      for (const res of hanging) res.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  /** Strictly increasing, so that the order of events is defined. */
  const timestamp = () => {
    lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
    return new Date(lastTimestamp).toISOString().replace('Z', '+00:00');
  };

  const createPreference = async (req: IncomingMessage, key: string) => {
    const input = JSON.parse(await text(req)) as Omit<FakePreference, 'id'>;
    const preference = byKey.get(key) ?? { ...input, id: randomUUID() };
    byKey.set(key, preference);
    preferences.set(preference.id, preference);
    const init_point = `${fake.url}/checkout/${preference.id}`;
    return { status: 201, json: { ...preference, init_point, sandbox_init_point: init_point } };
  };

  const refund = (payment: FakePayment) => {
    fake.change(payment, 'refunded');
    payment.transaction_amount_refunded = payment.transaction_amount;
    return { status: 201, json: { id: 1, payment_id: payment.id, status: 'approved' } };
  };

  const missing = { status: 404, json: { message: 'Payment not found', error: 'not_found' } };

  const answerCall = async (req: IncomingMessage, url: URL) => {
    if (req.headers.authorization !== `Bearer ${fakeToken}`) {
      return { status: 401, json: { message: 'invalid access token' } };
    }
    const key = req.headers['x-idempotency-key']?.toString() ?? randomUUID();
    if (req.method === 'POST' && url.pathname === '/checkout/preferences/') {
      return createPreference(req, key);
    }
    if (url.pathname === '/v1/payments/search') {
      const reference = url.searchParams.get('external_reference');
      const results = [...payments.values()]
        .filter(({ external_reference }) => external_reference === reference)
        .reverse();
      return { status: 200, json: { results, paging: { total: results.length } } };
    }
    const [, id, refunds] = /^\/v1\/payments\/(\d+)(\/refunds)?$/u.exec(url.pathname) ?? [];
    const payment = payments.get(Number(id));
    if (!payment) return missing;
    return refunds ? refund(payment) : { status: 200, json: payment };
  };

  const fail = (res: ServerResponse, failure: Failure) => {
    if (failure.startsWith('status ')) {
      return res.writeHead(Number(failure.slice(7))).end('{"message":"no"}');
    }
    if (failure === 'not JSON') return res.writeHead(200).end('<html>mantenimiento</html>');
    if (failure === 'reset') return res.destroy();
    hanging.add(res);
    if (failure === 'hang in the body') res.writeHead(200).write('{"id":');
    return res;
  };

  const serveApi = async (req: IncomingMessage, res: ServerResponse, url: URL) => {
    const path = `${req.method} ${url.pathname}`;
    const key = req.headers['x-idempotency-key']?.toString();
    requests.push({ method: req.method ?? '', path: url.pathname, key });
    await fake.onCall?.(path);
    if (fake.failure) return fail(res, fake.failure);
    const { status, json } = await answerCall(req, url);
    const body = JSON.stringify(json);
    await fake.onMade?.(path);
    res.on('finish', () => fake.onAnswered?.(path));
    return res.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  };

  const serveCheckout = async (req: IncomingMessage, res: ServerResponse, id: string) => {
    const preference = preferences.get(id);
    if (!preference) return res.writeHead(404).end('No such preference');
    if (req.method !== 'POST') {
      return res
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(checkoutPage(preference));
    }
    const resolution = new URLSearchParams(await text(req)).get('decision') as PaymentStatus;
    const payment = fake.pay(preference, resolution);
    if (!fake.noticesLost) await fake.notify(payment);
    const back = new URL(preference.back_urls.success);
    const added = {
      collection_id: payment.id,
      collection_status: resolution,
      payment_id: payment.id,
      status: resolution,
      external_reference: preference.external_reference,
      preference_id: preference.id,
      site_id: 'MLC',
    };
    for (const [name, value] of Object.entries(added)) back.searchParams.set(name, `${value}`);
    return res.writeHead(303, { Location: back.href }).end();
  };

  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://fake.invalid');
    const [, checkout] = /^\/checkout\/([\w-]{36})$/u.exec(url.pathname) ?? [];
    void (checkout ? serveCheckout(req, res, checkout) : serveApi(req, res, url)).catch(() =>
      res.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
};

export type FakeMercadoPago = Awaited<ReturnType<typeof startFakeMercadoPago>>;

/** The environment of a site that uses it. */
export const fakeEnv = (fake: FakeMercadoPago) => ({
  MERCADOPAGO_ACCESS_TOKEN: fakeToken,
  MERCADOPAGO_WEBHOOK_SECRET: fakeSecret,
  MP_API_BASE_URL: fake.url,
});

/** A signed notice of a payment, as Mercado Pago sends it. */
export const noticeOf = (target: string, paymentId: number | string, secret = fakeSecret) => {
  const url = new URL(target);
  url.searchParams.set('data.id', `${paymentId}`);
  url.searchParams.set('type', 'payment');
  const requestId = randomUUID();
  return {
    url: url.href,
    init: {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'x-request-id': requestId,
        'x-signature': signNotice(secret, `${paymentId}`, requestId, new Date()),
      },
      body: JSON.stringify({ action: 'payment.updated', type: 'payment', data: { id: paymentId } }),
    },
  };
};

const button = (resolution: PaymentStatus, name: string) =>
  `<button name="decision" value="${resolution}">${name}</button>`;

const checkoutPage = ({ items }: FakePreference) => `<!doctype html>
<html lang="es"><title>Mercado Pago de mentira</title><h1>Mercado Pago de mentira</h1>
<p>Total: ${items.reduce((sum, item) => sum + item.quantity * item.unit_price, 0)}</p>
<form method="post">${button('approved', 'Pagar')}${button('pending', 'Dejar pendiente')}${button('rejected', 'Ser rechazado')}</form>
</html>`;
