import type { ConnectionFault } from '../channel.ts';

export type AfterClose =
  /** Tried again by itself; `fault` is shown meanwhile. */
  | { again: number; fault: ConnectionFault | null }
  /** The link is no more: what was kept of it goes, and a new QR is shown. */
  | { forget: true; fault: ConnectionFault }
  | { stop: ConnectionFault };

export type Closed = {
  /** WhatsApp's, or Baileys', number for why. */
  code: number;
  /** Whether a phone has linked this site. */
  paired: boolean;
  /** Whether a QR or a pairing code was shown on this connection. */
  offered: boolean;
  /** Whether it was ever open. */
  wasOpen: boolean;
  /** How many tries have failed in a row. */
  tries: number;
};

const second = 1000;
const longestWait = 5 * 60 * second;

/** Doubles from a second up to five minutes; up to a fifth less, so that sites do not knock in step. */
export const backOff = (tries: number, random = Math.random()): number =>
  Math.round(Math.min(longestWait, second * 2 ** tries) * (1 - random / 5));

const finalCodes: Record<number, ConnectionFault> = {
  402: 'banned',
  403: 'banned',
  405: 'outdated',
  409: 'outdated',
  440: 'replaced',
};

const restartRequired = 515;
const loggedOut = 401;
/** Asked to begin anew again and again, we stop believing that it helps. */
const triesAtOnce = 5;
/** Nobody waits for ever at a screen that cannot show a QR. */
const triesBeforePairing = 3;

/** What follows the end of a connection. */
export const afterClose = ({ code, paired, offered, wasOpen, tries }: Closed): AfterClose => {
  if (code === restartRequired && tries < triesAtOnce) return { again: 0, fault: null };
  const stop = finalCodes[code];
  if (stop) return { stop };
  if (code === loggedOut)
    return paired ? { forget: true, fault: 'unlinked' } : { stop: 'unlinked' };
  if (!paired && offered) return { stop: 'qr_expired' };
  if (!paired && tries >= triesBeforePairing) return { stop: 'unreachable' };
  return { again: backOff(tries), fault: wasOpen ? 'dropped' : 'unreachable' };
};
