import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const fakeAccount = {
  phone_number_id: '106540352242922',
  waba_id: '102290129340398',
  token: 'EAAG-una-llave-de-mentira-4242',
  app_secret: 'un-secreto-de-la-aplicacion-8080',
  verify_token: 'una-palabra-de-verificacion-7070',
  version: 'v23.0',
};

type Sent = {
  to: string;
  type: 'template' | 'text';
  template?: {
    name: string;
    language: { code: string };
    components: { type: string; parameters: { type: string; text: string }[] }[];
  };
};

export type GraphFailure = number | 'status 500' | 'not JSON' | 'hang' | 'reset';

/** A fake of Meta's Graph API on this machine, as far as sending templates needs it. */
export const startFakeGraph = async () => {
  const hanging = new Set<ServerResponse>();
  let lastMessage = 0;

  const fake = {
    url: '',
    messages: [] as (Sent & { id: string })[],
    /** The requests, in order. */
    requests: [] as { method: string; path: string }[],
    /** The approved template. */
    template: { name: 'confirmar_glamping', language: 'es', parameters: 2 },
    /**
     * How every message fails, until it is reset: with Meta's error code, or with a broken answer or
     * connection.
     */
    failure: undefined as GraphFailure | undefined,
    stop: async () => {
      for (const res of hanging) res.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const rejected = (code: number, status = 400) => ({
    status,
    json: { error: { message: `(#${code})`, type: 'OAuthException', code, fbtrace_id: 'A' } },
  });

  const take = (sent: Sent) => {
    const { template } = sent;
    if (typeof fake.failure === 'number') return rejected(fake.failure);
    if (template) {
      const known = fake.template;
      if (template.name !== known.name || template.language.code !== known.language) {
        return rejected(132001, 404);
      }
      const body = template.components.find(({ type }) => type === 'body');
      if (body?.parameters.length !== known.parameters) return rejected(132000);
    }
    const id = `wamid.${(lastMessage += 1)}`;
    fake.messages.push({ ...sent, id });
    return {
      status: 200,
      json: {
        messaging_product: 'whatsapp',
        contacts: [{ input: sent.to, wa_id: sent.to }],
        messages: [{ id, message_status: 'accepted' }],
      },
    };
  };

  const answer = (path: string, body: string) => {
    const { version, phone_number_id, waba_id } = fakeAccount;
    if (path === `/${version}/${phone_number_id}/messages`) return take(JSON.parse(body) as Sent);
    if (path === `/${version}/${waba_id}/message_templates`) {
      const { name, language } = fake.template;
      return { status: 200, json: { data: [{ name, language, status: 'APPROVED' }] } };
    }
    return rejected(100, 404);
  };

  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://fake.invalid');
    fake.requests.push({ method: req.method ?? '', path: pathname });
    void text(req).then((body) => {
      if (fake.failure === 'reset') return res.destroy();
      if (fake.failure === 'hang') return hanging.add(res);
      if (fake.failure === 'status 500') return res.writeHead(500).end('');
      if (fake.failure === 'not JSON') return res.writeHead(200).end('<html>');
      const { status, json } =
        req.headers.authorization === `Bearer ${fakeAccount.token}`
          ? answer(pathname, body)
          : rejected(190, 401);
      return res
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(json));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
};

export type FakeGraph = Awaited<ReturnType<typeof startFakeGraph>>;

type Status = { id: string; status: string; timestamp?: number; code?: number };

/** A notice about messages, as Meta sends it. */
export const noticeOf = (...statuses: Status[]) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: fakeAccount.waba_id,
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { phone_number_id: fakeAccount.phone_number_id },
            statuses: statuses.map(({ id, status, timestamp = 1_763_650_800, code }) => ({
              id,
              status,
              timestamp: String(timestamp),
              recipient_id: '56987654321',
              ...(code && { errors: [{ code, title: 'No' }] }),
            })),
          },
        },
      ],
    },
  ],
});
