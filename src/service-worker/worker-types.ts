/** The few words of a service worker that the pages' own types do not know. */
export type WaitingEvent = Event & { waitUntil(promise: Promise<unknown>): void };

export type RequestEvent = WaitingEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};

export type NoteEvent = WaitingEvent & {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
};

export type SyncEvent = WaitingEvent & { readonly tag: string };

type Events = {
  install: WaitingEvent;
  activate: WaitingEvent;
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
    }): Promise<readonly { url: string; postMessage(said: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
};
