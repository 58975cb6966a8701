import type { ConnectionFailure } from '../channel.ts';
import { backoffMs } from '#domain/backoff.ts';

export type AfterClose =
  /** Retried automatically after this time; `fault` is shown meanwhile. */
  | { again: number; failure: ConnectionFailure | null }
  /** The link is gone: its stored data is deleted, and a new QR is shown. */
  | { clear: true; failure: ConnectionFailure }
  | { stop: ConnectionFailure };

export type Closed = {
  /** WhatsApp's, or Baileys', status code. */
  code: number;
  /** Whether a phone has linked this site. */
  linked: boolean;
  /** Whether a QR or a pairing code was shown on this connection. */
  offered: boolean;
  /** Whether it was ever open. */
  wasOpen: boolean;
  /** Failed attempts in a row. */
  attempts: number;
};

export const reconnectDelay = { firstMs: 1000, longestMs: 5 * 60_000, jitter: -0.2 };

const finalCodes: Record<number, ConnectionFailure> = {
  402: 'banned',
  403: 'banned',
  405: 'outdated',
  409: 'outdated',
  440: 'replaced',
};

const restartRequired = 515;
const loggedOut = 401;
/** After this many restarts in a row, another one is not expected to help. */
const attemptsAtOnce = 5;
/** Attempts before an error is shown when no QR could be obtained. */
const attemptsBeforePairing = 3;

/** Decides what follows the end of a connection. */
export const afterClose = ({ code, linked, offered, wasOpen, attempts }: Closed): AfterClose => {
  if (code === restartRequired && attempts < attemptsAtOnce) return { again: 0, failure: null };
  const stop = finalCodes[code];
  if (stop) return { stop };
  if (code === loggedOut)
    return linked ? { clear: true, failure: 'unlinked' } : { stop: 'unlinked' };
  if (!linked && offered) return { stop: 'qr_expired' };
  if (!linked && attempts >= attemptsBeforePairing) return { stop: 'unreachable' };
  return {
    again: backoffMs(attempts, reconnectDelay),
    failure: wasOpen ? 'dropped' : 'unreachable',
  };
};
