import { guestPlace } from './kept.ts';

/** Nothing of the group stays on this phone: neither kept, nor on its way into keeping. */
export const forgetPocket = async (): Promise<void> => {
  // The worker sweeps after whatever it was just putting away; this page does not wait for that.
  navigator.serviceWorker?.controller?.postMessage({ wish: 'forget' });
  await globalThis.caches?.delete(guestPlace);
};
