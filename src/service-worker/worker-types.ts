/** The few words of a service worker that the pages' own types do not know. */
export type ExtendableEvent = Event & { waitUntil(promise: Promise<unknown>): void };

export type RequestEvent = ExtendableEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};

export type NoteEvent = ExtendableEvent & {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
};

export type SyncEvent = ExtendableEvent & { readonly tag: string };

type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: RequestEvent;
  message: NoteEvent;
  sync: SyncEvent;
};

export type Worker = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled?: boolean;
    }): Promise<readonly { url: string; postMessage(submitted: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
};
