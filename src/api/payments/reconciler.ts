import { duePurchases, delayCheck } from '#db/models/gifts/payments.ts';
import type { Purchase } from '#db/models/gifts/purchases.ts';
import { DomainError } from '#domain/errors.ts';
import { nextCheck } from '#domain/gifts/purchases.ts';
import type { Deps } from '../deps.ts';
import { createBackgroundTask } from '../background-task.ts';
import { logError } from '../log-error.ts';
import { fetchPayment } from './fetch-payment.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'payments' | 'live'>;

const atOnce = 20;
const hour = 60 * 60_000;

/**
 * Asks the provider about the purchases that are due: notices get lost, and processes die between a payment
 * and its notice. When the provider is down, the rest waits for the next round.
 * @returns how many it asked about
 */
export const reconcile = async (deps: Needs, isCancelled = () => false): Promise<number> => {
  let count = 0;
  for (const purchase of duePurchases(deps.db, deps.clock(), atOnce)) {
    if (isCancelled()) break;
    count += 1;
    if (!(await reconcileOne(deps, purchase, isCancelled))) break;
  }
  return count;
};

const reconcileOne = async (deps: Needs, purchase: Purchase, isCancelled: () => boolean) => {
  try {
    await fetchPayment(deps, purchase);
    return true;
  } catch (error) {
    // After the stop the database is closed.
    if (isCancelled()) return false;
    if (!(error instanceof DomainError)) logError(error);
    delayCheck(deps.db, purchase, nextTry(purchase, deps.clock()));
    return false;
  }
};

const nextTry = ({ status, created_at, expires_at }: Purchase, now: Date): Date =>
  nextCheck(
    { status, createdAt: created_at, expiresAt: expires_at ?? now, hasOpenPayment: false },
    now,
  ) ?? new Date(now.getTime() + hour);

/** Starts reconciling, overdue purchases first. Returns a function that stops it. */
export const startReconciler = (deps: Needs, everyMs = 15_000): (() => void) => {
  const task = createBackgroundTask({
    run: async (signal) => {
      await reconcile(deps, () => signal.aborted);
      return everyMs;
    },
    afterFailureMs: everyMs,
  });
  task.notify();
  return task.stop;
};
