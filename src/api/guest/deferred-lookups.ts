import type { Db } from '#db/connection.ts';
import { requestLink } from '#db/models/groups/link-requests.ts';
import { parsePhone } from '#domain/messages/phone.ts';
import { logError } from '../log-error.ts';

type Setting = {
  db: Db;
  /** Called when a group was put on the couple's list. */
  onRequest: () => void;
  /** How long a number waits to be looked up, in ms. */
  delayMs: () => number;
};

/**
 * Looks up phone numbers of guests who lost their link, some time after they were answered: neither the answer nor any
 * later call of the same visitor tells by its time whether a number is known.
 */
export const openDeferredLookups = ({ db, onRequest, delayMs }: Setting) => {
  const pending = new Map<NodeJS.Timeout, () => void>();

  const lookUp = (phone: string, at: Date) => {
    try {
      const { e164 } = parsePhone(phone);
      if (e164 && requestLink(db, e164, at) > 0) onRequest();
    } catch (error) {
      logError(error);
    }
  };

  return {
    /** @param at when the guest asked */
    add: (phone: string, at: Date) => {
      const timer = setTimeout(() => {
        pending.delete(timer);
        lookUp(phone, at);
      }, delayMs());
      pending.set(timer, () => lookUp(phone, at));
    },
    /** What still waits is looked up now: the guest was told that the couple hears of it. The database is open. */
    stop: () => {
      for (const [timer, run] of pending) {
        clearTimeout(timer);
        run();
      }
      pending.clear();
    },
  };
};

export type DeferredLookups = ReturnType<typeof openDeferredLookups>;
