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

/** `data`: what was sent to this phone. */
export type PushedEvent = ExtendableEvent & { readonly data: { json(): unknown } | null };

export type NotificationClick = ExtendableEvent & { readonly notification: Notification };

/** The browser has given up a subscription, or made another one. */
export type SubscriptionChange = ExtendableEvent & {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};

type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: RequestEvent;
  message: NoteEvent;
  sync: SyncEvent;
  push: PushedEvent;
  notificationclick: NotificationClick;
  pushsubscriptionchange: SubscriptionChange;
};

type OpenPage = {
  url: string;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
};

export type Worker = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled?: boolean;
    }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
};
