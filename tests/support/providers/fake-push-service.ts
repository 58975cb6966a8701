import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import type { PushMessage } from '#domain/days/push.ts';
import type { SavePush } from '#contract/push.ts';

/** What a phone was sent, as it reads it. */
export type Pushed = {
  message: PushMessage;
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
  /** Who says to have sent it. */
  subject: string;
};

export type FakePhone = {
  /** What its browser tells the page. */
  subscription: SavePush;
  received: Pushed[];
};

type Failure = { status: number; headers?: Record<string, string> } | 'reset';

/**
 * A push service on this machine: it checks who sends, and hands each phone what it was sent, which only that phone can open.
 */
export const startFakePushService = async () => {
  const phones = new Map<string, { take: (body: Buffer) => PushMessage; phone: FakePhone }>();
  const fake = {
    url: '',
    /** How it answers, until it is reset. */
    failure: undefined as Failure | undefined,
    /** How often it was asked. */
    requests: 0,
    /** A phone that allowed notifications. */
    newPhone: (): FakePhone => {
      const curve = createECDH('prime256v1');
      const p256dh = curve.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const take = (body: Buffer) =>
        JSON.parse(
          ece
            .decrypt(body, { version: 'aes128gcm', privateKey: curve, authSecret: auth })
            .toString(),
        ) as PushMessage;
      const phone: FakePhone = {
        subscription: { endpoint: `${fake.url}${path}`, keys: { p256dh, auth } },
        received: [],
      };
      phones.set(path, { take, phone });
      return phone;
    },
    /** It has no notifications any more. */
    forget: ({ subscription }: FakePhone) => phones.delete(new URL(subscription.endpoint).pathname),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  const server = createServer((request, response) => {
    void (async () => {
      fake.requests += 1;
      const body = await buffer(request);
      const { failure } = fake;
      if (failure === 'reset') return request.socket.destroy();
      if (failure) return response.writeHead(failure.status, failure.headers).end();
      const known = phones.get(request.url ?? '');
      if (!known) return response.writeHead(410).end();
      const subject = senderOf(request.headers.authorization ?? '', fake.url);
      if (subject === undefined) return response.writeHead(403).end();
      const header = (name: string) => request.headers[name] as string | undefined;
      known.phone.received.push({
        message: known.take(body),
        ttl: Number(header('ttl')),
        urgency: header('urgency'),
        topic: header('topic'),
        subject,
      });
      return response.writeHead(201).end();
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
};

export type FakePushService = Awaited<ReturnType<typeof startFakePushService>>;

/** The subject of a token that its key has signed for this service and that has not expired (RFC 8292); else undefined. */
const senderOf = (authorization: string, audience: string): string | undefined => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/u.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (point.length !== 65 || !signature) return undefined;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  return isSigned && aud === audience && exp * 1000 > Date.now() ? sub : undefined;
};
