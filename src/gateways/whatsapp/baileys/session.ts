import {
  type ConnectionState,
  makeWASocket,
  Curve,
  generateSignalPubKey,
  WA_CERT_DETAILS,
} from '@whiskeysockets/baileys';
import { verifySignature } from 'libsignal/src/curve.js';
import type { ConnectionFailure, QueuedMessage, SendResult } from '../channel.ts';
import { devicesCache, openAuth, type RemoteKeys } from './auth.ts';
import { statusUpdatesIn } from './receipts.ts';
import { sendMarker } from './send-marker.ts';
import { afterClose } from './reconnect.ts';
import { notConnected, rejection } from './send-errors.ts';
import { type Line, sendText } from './send-text.ts';
import type { WorkerEvent, WorkerSetting, WorkerState } from './worker-messages.ts';

/**
 * Baileys accepts a signature whenever its check does not throw, and for a wrong one it does not: any
 * certificate would pass. Here the result of the check counts.
 * @param rootKey hex of the certificate root to trust instead of WhatsApp's
 */
const trust = (rootKey?: string) => {
  Curve.verify = (pubKey, message, signature) => {
    try {
      const key = Buffer.from(generateSignalPubKey(pubKey));
      return verifySignature(key, Buffer.from(message), Buffer.from(signature));
    } catch {
      return false;
    }
  };
  if (rootKey) WA_CERT_DETAILS.PUBLIC_KEY = Buffer.from(rootKey, 'hex');
};

const empty = () => {};

/** Baileys' log contains phones, codes and keys. */
const nullLogger = {
  level: 'silent',
  child: () => nullLogger,
  trace: empty,
  debug: empty,
  info: empty,
  warn: empty,
  error: empty,
};

export type Session = {
  send: (message: QueuedMessage) => Promise<SendResult>;
  /** Removes this site from the couple's linked devices, and deletes the link. */
  logOut: () => Promise<void>;
};

type Around = {
  setting: WorkerSetting;
  keys: RemoteKeys;
  notify: (event: WorkerEvent) => void;
};

/** One link to WhatsApp, across reconnections. */
export const openSession = async ({ setting, keys, notify }: Around): Promise<Session> => {
  trust(setting.rootKey);
  const userDevicesCache = devicesCache(keys);
  let auth = await openAuth(keys);
  const note = sendMarker(keys);
  await note.mend();
  let line: Line | undefined;
  let isLoggedOut = false;
  let failure: ConnectionFailure | null = null;
  let attempts = 0;
  let wasOpen = false;

  const show = (state: Partial<WorkerState>) =>
    notify({
      kind: 'state',
      state: { status: 'connecting', qr: null, pairingCode: null, error: failure, ...state },
    });

  const connect = () => {
    show({});
    const socket = makeWASocket({
      auth,
      userDevicesCache,
      waWebSocketUrl: setting.socketUrl,
      logger: nullLogger,
      browser: ['Convite', 'Chrome', '1.0'],
      // If its own messages are emitted as events, Baileys ignores their receipts as already known.
      emitOwnEvents: false,
      markOnlineOnConnect: false,
      syncFullHistory: false,
    });
    let offered = false;
    let end = () => {};
    const over = new Promise<void>((resolve) => (end = resolve));

    const offer = async (qr: string) => {
      if (!setting.pairingPhone) show({ qr });
      else if (!offered)
        show({ pairingCode: await socket.requestPairingCode(setting.pairingPhone) });
      offered = true;
    };

    const opened = () => {
      line = { socket, over, note };
      failure = null;
      attempts = 0;
      wasOpen = true;
      show({ status: 'connected' });
    };

    socket.ev.on('creds.update', () => void auth.save());
    socket.ev.on('connection.update', ({ connection, lastDisconnect, qr }) => {
      if (qr) void offer(qr).catch(() => undefined);
      if (connection === 'open') opened();
      if (connection !== 'close') return;
      line = undefined;
      end();
      if (isLoggedOut) return;
      closed(codeOf(lastDisconnect), offered).catch(() =>
        show({ status: 'error', error: 'crashed' }),
      );
    });
    // Bypasses Baileys' own events: after a first connection it delays those for twenty seconds.
    socket.ws.on('CB:receipt', (node: Parameters<typeof statusUpdatesIn>[0]) => {
      for (const receipt of statusUpdatesIn(node)) notify({ kind: 'receipt', receipt });
    });
    socket.ws.on('CB:ack,class:message', ({ attrs }: { attrs: Record<string, string> }) => {
      const result = rejection(Number(attrs['error']));
      if (!attrs['error'] || !attrs['id'] || result.state !== 'failed') return;
      const { failure } = result;
      notify({
        kind: 'receipt',
        receipt: { id: attrs['id'], state: 'failed', failure, at: new Date() },
      });
    });
  };

  const closed = async (code: number, offered: boolean) => {
    const next = afterClose({ code, linked: auth.isLinked(), offered, wasOpen, attempts });
    attempts += 1;
    if ('stop' in next) {
      // A lost link is a better explanation than a QR that was not scanned.
      failure = failure === 'unlinked' ? failure : next.stop;
      return show({ status: 'error' });
    }
    failure = next.failure ?? failure;
    if ('clear' in next) {
      await keys.clear();
      attempts = 0;
      wasOpen = false;
    }
    // A partial link, or none: start a new one.
    if (!auth.isLinked() || 'clear' in next) auth = await openAuth(keys);
    show({});
    setTimeout(connect, 'again' in next ? next.again : 0);
  };

  connect();
  return {
    send: async (message) => (line ? sendText(line, message) : notConnected),
    logOut: async () => {
      isLoggedOut = true;
      // Without a connection WhatsApp is not told: the phone's list of linked devices still shows the site.
      await line?.socket.logout().catch(() => undefined);
      await keys.clear();
    },
  };
};

const codeOf = (lastDisconnect: ConnectionState['lastDisconnect']): number => {
  const error = lastDisconnect?.error as { output?: { statusCode?: number } } | undefined;
  return error?.output?.statusCode ?? 500;
};
