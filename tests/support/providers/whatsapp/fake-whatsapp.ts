import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  Curve,
  getBinaryNodeChild,
  getBinaryNodeChildren,
  jidDecode,
  type BinaryNode,
  type proto,
} from '@whiskeysockets/baileys';
import { WebSocketServer } from 'ws';
import { serveConnection, type Connection } from './fake-connection.ts';
import { fakePhone, type FakePhone } from './fake-phone.ts';
import { noiseServer } from './noise-server.ts';
import { pairSuccess, scanned } from './pairing.ts';

const server = 's.whatsapp.net';

/** The fate of a message, at the server and at the phone. */
export type Fate = 'read' | 'delivered' | 'kept' | 'no answer' | 'line cut' | { nack: number };

/** Progress of a client, reported immediately. */
export type Step = 'login' | 'look-up' | 'message' | 'acknowledged' | 'receipts';

type Device = { noiseKey: string; number: number };

const node = (tag: string, attrs: BinaryNode['attrs'] = {}, content?: BinaryNode['content']) =>
  ({ tag, attrs, content }) as BinaryNode;

const streamError = (code: string, content: BinaryNode[] = []) =>
  node('stream:error', code ? { code } : {}, content);

/** A fake WhatsApp on this machine: the real protocol, with phones that really decrypt their messages. */
export const startFakeWhatsApp = async () => {
  // A wrong root also signs correctly: only a client that checks the signature notices.
  const root = Curve.generateKeyPair();
  const account = Curve.generateKeyPair();
  const couple = fakePhone('56900000001');
  const numbers = new Map<string, FakePhone>([[couple.number, couple]]);
  const fates = new Map<string, Fate>();
  const devices: Device[] = [];
  const lines = new Map<Connection, Device | undefined>();
  const refs = new Map<string, Connection>();
  let preKeys = 0;
  let lastDevice = 0;

  const fake = {
    url: '',
    /** The value of `WA_ROOT_KEY`. */
    rootKey: Buffer.from(root.public).toString('hex'),
    couple,
    /**
     * Every message that the server received, in order, as its reader decrypts it: a repeat is listed twice.
     */
    received: [] as { id: string; to: string; text: string }[],
    /** The phones for which a pairing code was requested. */
    pairingRequested: [] as string[],
    /** How many clients identified themselves after accepting our certificate. */
    introduced: 0,
    /** How many connections logged in. */
    logins: 0,
    /** Number of QR codes that a connection may show, one after the other. */
    qrs: 6,
    /** Code that a login gets instead of success. */
    refuses: undefined as number | undefined,
    onStep: (() => undefined) as (step: Step) => void,

    /** Adds a number to WhatsApp. */
    phone: (number: string): FakePhone => {
      const known = numbers.get(number) ?? fakePhone(number);
      numbers.set(number, known);
      return known;
    },
    fate: (number: string, fate: Fate) => void fates.set(number, fate),

    /** The couple's phone scans the QR and confirms. */
    scan: (qr: string) => {
      const seen = scanned(qr);
      const connection = refs.get(seen.ref);
      if (!connection) throw new Error('That QR is not valid any more');
      const number = (lastDevice += 1);
      devices.push({ noiseKey: seen.noiseKey, number });
      const user = jidDecode(couple.lid)!.user;
      connection.send(
        pairSuccess(account, seen, {
          jid: `${couple.number}:${number}@${server}`,
          lid: `${user}:${number}@lid`,
          keyIndex: number,
        }),
      );
    },

    drop: () => [...lines.keys()].forEach((line) => line.drop()),
    replace: () => endAll(streamError('', [node('conflict', { type: 'replaced' })])),
    unlink: () => {
      devices.length = 0;
      endAll(streamError('401', [node('conflict', { type: 'device_removed' })]));
    },
    ban: () => {
      fake.refuses = 403;
      endAll(streamError('403'));
    },
    /** Number of devices linked to the couple's account, besides their phone. */
    linked: () => devices.length,

    stop: async () => {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      await once(sockets, 'close');
    },
  };

  const endAll = (last: BinaryNode) => [...lines.keys()].forEach((line) => line.endWith(last));

  const offerPairing = (line: Connection) => {
    const offered = Array.from({ length: fake.qrs }, () => randomBytes(8).toString('hex'));
    for (const ref of offered) refs.set(ref, line);
    const content = offered.map((ref) => node('ref', {}, Buffer.from(ref)));
    line.send(
      node('iq', { from: server, type: 'set', id: randomUUID(), xmlns: 'md' }, [
        node('pair-device', {}, content),
      ]),
    );
  };

  const logIn = (line: Connection, noiseKey: string) => {
    const device = devices.find((known) => known.noiseKey === noiseKey);
    const rejection = fake.refuses ?? (device ? undefined : 401);
    if (rejection) return line.endWith(node('failure', { reason: String(rejection) }));
    lines.set(line, device);
    fake.logins += 1;
    const t = String(Math.floor(Date.now() / 1000));
    line.send(node('success', { t, lid: couple.lid }));
    line.send(node('ib', { from: server }, [node('offline', { count: '0' })]));
    fake.onStep('login');
  };

  const phoneOf = (jid: string): FakePhone | undefined =>
    [...numbers.values()].find(({ number, lid }) =>
      [number, jidDecode(lid)!.user].includes(jidDecode(jid)?.user ?? ''),
    );

  const found = (query: BinaryNode): BinaryNode => {
    const contact = getBinaryNodeChild(query, 'contact');
    const written = contact?.content && Buffer.from(contact.content as Uint8Array).toString();
    const phone = written
      ? numbers.get(written.replace('+', ''))
      : phoneOf(query.attrs['jid'] ?? '');
    if (!phone) {
      return node('user', { jid: `${written?.replace('+', '')}@${server}` }, [
        node('contact', { type: 'out' }),
      ]);
    }
    const own = phone === couple ? devices : [];
    const listed = own.map(({ number }) =>
      node('device', { id: String(number), 'key-index': String(number) }),
    );
    return node('user', { jid: written ? phone.jid : (query.attrs['jid'] ?? phone.jid) }, [
      node('contact', { type: 'in' }),
      node('lid', { val: phone.lid }),
      node('devices', {}, [node('device-list', {}, [node('device', { id: '0' }), ...listed])]),
    ]);
  };

  const answerTo = (line: Connection, iq: BinaryNode): BinaryNode[] => {
    const child = (Array.isArray(iq.content) ? iq.content[0] : undefined) ?? node('none');
    if (child.tag === 'count') return [node('count', { value: String(preKeys) })];
    if (child.tag === 'digest') return [node('digest')];
    if (child.tag === 'registration') {
      preKeys += getBinaryNodeChildren(getBinaryNodeChild(iq, 'list'), 'key').length;
      return [];
    }
    if (child.tag === 'key') {
      const users = getBinaryNodeChildren(child, 'user').map(({ attrs }) => attrs['jid'] ?? '');
      return [
        node(
          'list',
          {},
          users.flatMap((jid) => phoneOf(jid)?.bundle(jid) ?? []),
        ),
      ];
    }
    if (child.tag === 'usync') {
      fake.onStep('look-up');
      const users = getBinaryNodeChildren(getBinaryNodeChild(child, 'list'), 'user').map(found);
      return [node('usync', {}, [node('list', {}, users)])];
    }
    if (child.tag === 'link_code_companion_reg') {
      fake.pairingRequested.push(jidDecode(child.attrs['jid'])!.user);
    }
    if (child.tag === 'remove-companion-device') {
      const device = lines.get(line);
      devices.splice(0, devices.length, ...devices.filter((known) => known !== device));
    }
    return [];
  };

  const deliver = async (line: Connection, message: BinaryNode) => {
    const { id = '', to = '' } = message.attrs;
    const phone = phoneOf(to);
    const fate = fates.get(phone?.number ?? '') ?? 'read';
    const copies = await opened(message);
    const own = copies.find(({ reader }) => reader === phone);
    fake.received.push({ id, to: phone?.number ?? to, text: own?.text ?? '' });
    fake.onStep('message');
    if (fate === 'no answer') return;
    if (fate === 'line cut') return line.drop();
    const ack = { class: 'message', id, from: to };
    if (typeof fate === 'object') {
      return line.send(node('ack', { ...ack, error: String(fate.nack) }));
    }
    for (const { reader, text } of copies) reader.messages.set(id, text);
    line.send(node('ack', ack));
    fake.onStep('acknowledged');
    if (fate === 'kept' || !own) return;
    const t = String(Math.floor(Date.now() / 1000));
    // Receipts name the reader by another id than the message did.
    const receipt = { id, from: phone?.lid ?? to, t };
    line.send(node('receipt', receipt));
    if (fate === 'read') line.send(node('receipt', { ...receipt, type: 'read' }));
    fake.onStep('receipts');
  };

  /** Each addressed phone decrypts it with its own keys, and drops a copy whose key it has already used. */
  const opened = async (message: BinaryNode): Promise<{ reader: FakePhone; text: string }[]> => {
    const copies: { reader: FakePhone; text: string }[] = [];
    const encrypted = getBinaryNodeChildren(getBinaryNodeChild(message, 'participants'), 'to');
    for (const { attrs, content } of encrypted) {
      const reader = phoneOf(attrs['jid'] ?? '');
      const enc = (content as BinaryNode[])[0]!;
      const text = await reader
        ?.read('couple', enc.attrs['type']!, enc.content as Uint8Array)
        .catch(() => undefined);
      if (reader && text !== undefined) copies.push({ reader, text });
    }
    return copies;
  };

  const handle = async (line: Connection, received: BinaryNode) => {
    if (received.tag === 'message') return deliver(line, received);
    if (received.tag !== 'iq') return undefined;
    const { id = '', type } = received.attrs;
    if (type === 'get' || type === 'set') {
      return line.send(node('iq', { from: server, type: 'result', id }, answerTo(line, received)));
    }
    // The device has signed the link: it must reconnect with its new identity.
    if (id === 'pair-success') line.endWith(streamError('515'));
    return undefined;
  };

  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  sockets.on('connection', (socket) => {
    serveConnection(socket, noiseServer(root), {
      onFinish: (
        line,
        { noiseKey, payload }: { noiseKey: string; payload: proto.ClientPayload },
      ) => {
        lines.set(line, undefined);
        fake.introduced += 1;
        if (payload.devicePairingData) offerPairing(line);
        else logIn(line, noiseKey);
      },
      onNode: handle,
      onClose: (line) => void lines.delete(line),
    });
  });
  await once(sockets, 'listening');
  fake.url = `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}/ws/chat`;
  return fake;
};

export type FakeWhatsApp = Awaited<ReturnType<typeof startFakeWhatsApp>>;
