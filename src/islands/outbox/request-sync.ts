/** Under this name the browser wakes the worker once there is signal, where it can. */
export const syncTag = 'convite-outbox';

type WithSync = ServiceWorkerRegistration & {
  sync?: { register(tag: string): Promise<void> };
};

/** A bonus: without it the answers go out when a page is open. */
export const requestSync = (): void => {
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => (registration as WithSync | undefined)?.sync?.register(syncTag))
    .catch(() => undefined);
};
