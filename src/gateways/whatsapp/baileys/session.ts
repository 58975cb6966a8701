import { type ConnectionState, makeWASocket } from '@whiskeysockets/baileys';
import type { ConnectionFault, OutgoingMessage, SendOutcome } from '../channel.ts';
import { devicesCache, openAuth, type DistantKeys } from './auth.ts';
import { receiptsIn } from './receipts.ts';
import { leavingNote } from './leaving-note.ts';
import { afterClose } from './reconnect.ts';
import { notConnected, refusal } from './refusals.ts';
import { type Line, sendText } from './send-text.ts';
import { silentLogger } from './silent-logger.ts';
import type { ThreadNews, ThreadSetting, ThreadState } from './thread-messages.ts';
import { trust } from './trust.ts';

export type Session = {
  send: (message: OutgoingMessage) => Promise<SendOutcome>;
  /** Takes this site off the couple's linked devices, and forgets the link. */
  logOut: () => Promise<void>;
};

type Around = {
  setting: ThreadSetting;
  keys: DistantKeys;
  tell: (news: ThreadNews) => void;
};

/** One link to WhatsApp, through as many connections as it takes. */
export const openSession = async ({ setting, keys, tell }: Around): Promise<Session> => {
  trust(setting.rootKey);
  const userDevicesCache = devicesCache(keys);
  let auth = await openAuth(keys);
  const note = leavingNote(keys);
  await note.mend();
  let line: Line | undefined;
  let isLeaving = false;
  let fault: ConnectionFault | null = null;
  let tries = 0;
  let wasOpen = false;

  const show = (state: Partial<ThreadState>) =>
    tell({
      kind: 'state',
      state: { status: 'connecting', qr: null, pairingCode: null, error: fault, ...state },
    });

  const connect = () => {
    show({});
    const sock = makeWASocket({
      auth,
      userDevicesCache,
      waWebSocketUrl: setting.socketUrl,
      logger: silentLogger,
      browser: ['Convite', 'Chrome', '1.0'],
      // With its own messages among the events, Baileys takes their receipts for old news.
      emitOwnEvents: false,
      markOnlineOnConnect: false,
      syncFullHistory: false,
    });
    let offered = false;
    let end = () => {};
    const over = new Promise<void>((resolve) => (end = resolve));

    const offer = async (qr: string) => {
      if (!setting.pairingPhone) show({ qr });
      else if (!offered) show({ pairingCode: await sock.requestPairingCode(setting.pairingPhone) });
      offered = true;
    };

    const opened = () => {
      line = { sock, over, note };
      fault = null;
      tries = 0;
      wasOpen = true;
      show({ status: 'connected' });
    };

    sock.ev.on('creds.update', () => void auth.save());
    sock.ev.on('connection.update', ({ connection, lastDisconnect, qr }) => {
      if (qr) void offer(qr).catch(() => undefined);
      if (connection === 'open') opened();
      if (connection !== 'close') return;
      line = undefined;
      end();
      if (isLeaving) return;
      closed(codeOf(lastDisconnect), offered).catch(() =>
        show({ status: 'error', error: 'crashed' }),
      );
    });
    // Past Baileys' own events: after a first connection it holds those back for twenty seconds.
    sock.ws.on('CB:receipt', (node: Parameters<typeof receiptsIn>[0]) => {
      for (const receipt of receiptsIn(node)) tell({ kind: 'receipt', receipt });
    });
    sock.ws.on('CB:ack,class:message', ({ attrs }: { attrs: Record<string, string> }) => {
      const outcome = refusal(Number(attrs['error']));
      if (!attrs['error'] || !attrs['id'] || outcome.state !== 'failed') return;
      const { fault } = outcome;
      tell({
        kind: 'receipt',
        receipt: { id: attrs['id'], state: 'failed', fault, at: new Date() },
      });
    });
  };

  const closed = async (code: number, offered: boolean) => {
    const next = afterClose({ code, paired: auth.isPaired(), offered, wasOpen, tries });
    tries += 1;
    if ('stop' in next) {
      // A link that was lost explains more than a QR that nobody looked at.
      fault = fault === 'unlinked' ? fault : next.stop;
      return show({ status: 'error' });
    }
    fault = next.fault ?? fault;
    if ('forget' in next) {
      await keys.forget();
      tries = 0;
      wasOpen = false;
    }
    // Half a link, or none: it begins anew.
    if (!auth.isPaired() || 'forget' in next) auth = await openAuth(keys);
    show({});
    setTimeout(connect, 'again' in next ? next.again : 0);
  };

  connect();
  return {
    send: async (message) => (line ? sendText(line, message) : notConnected),
    logOut: async () => {
      isLeaving = true;
      // Without a line the phone is not told: its list of linked devices still shows the site.
      await line?.sock.logout().catch(() => undefined);
      await keys.forget();
    },
  };
};

const codeOf = (ended: ConnectionState['lastDisconnect']): number => {
  const error = ended?.error as { output?: { statusCode?: number } } | undefined;
  return error?.output?.statusCode ?? 500;
};
