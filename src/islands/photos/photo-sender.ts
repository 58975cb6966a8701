import type { SelectedPhoto, PhotoOwner, PhotoStore } from './photo-store.ts';

/** What became of an attempt to send one. */
export type SendResult =
  | { state: 'sent' }
  /** The same photo is on the site already, by whomever. */
  | { state: 'known' }
  /** A later attempt may do. `message`: where it is not the line. */
  | { state: 'failed'; message?: string | undefined }
  /** It will not be taken. */
  | { state: 'rejected'; message: string }
  /** Whose it is cannot send any more: signed out, or a link that was taken back. */
  | { state: 'locked'; message: string };

export type Sending = {
  photo: SelectedPhoto;
  onStarted: (address: string) => void;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

export type SenderState = {
  /** Not sent yet, in the order in which they were chosen. */
  pending: readonly { id: string; name: string }[];
  /** Of the one that is under way; null while none is. */
  percent: number | null;
  /** How many have arrived since the page was opened. */
  sent: number;
  /** How many of those that were chosen are still being read. */
  reading: number;
  /** Chosen again, or on the site already. */
  known: number;
  rejected: readonly { id: string; name: string; message: string }[];
  isOffline: boolean;
  /** Only in this page's memory: the phone refused to keep them. */
  isUnsaved: boolean;
  /** They wait for wifi. */
  isBlocked: boolean;
  /** Why nothing can be sent, or not now; empty without a reason. */
  message: string;
};

type Options = {
  owner: PhotoOwner;
  store: PhotoStore;
  send: (sending: Sending) => Promise<SendResult>;
  /** SHA-256, hex; empty where the browser cannot say it. */
  checksumOf: (bytes: ArrayBuffer) => Promise<string>;
  newId: () => string;
  now: () => number;
  /** Whether the line is one on which photos may be sent. */
  mayUseLine: () => boolean;
  /** The line was lost: calls `sync` later. */
  onFailed: () => void;
  /** Why a file is not even read, which of a long video would take all memory; empty when it may be. */
  rejectionOf: (file: File) => string;
  /** What is said of a file that the browser cannot read. */
  unreadable: string;
};

const isSame = (one: PhotoOwner, other: PhotoOwner) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Photos that were chosen on this phone. They are copied into its own store before anything else, and leave it once the server has
 * them: a line that breaks and a browser that is closed cost nothing but time. One is sent after the other.
 */
export const createPhotoSender = (options: Options) => {
  const { owner, store, send, checksumOf, newId, now, mayUseLine, onFailed } = options;
  const listeners = new Set<() => void>();
  let photos: SelectedPhoto[] = [];
  const unsaved = new Set<string>();
  let running: { id: string; abort: AbortController } | undefined;
  let state: SenderState = {
    ...{ pending: [], percent: null, sent: 0, reading: 0, known: 0, rejected: [] },
    ...{ isOffline: false, isUnsaved: false, isBlocked: false, message: '' },
  };

  const set = (change: Partial<SenderState>) => {
    const pending = photos.map(({ id, name }) => ({ id, name }));
    state = { ...state, ...change, pending, isUnsaved: unsaved.size > 0 };
    for (const notify of listeners) notify();
  };

  const save = async (photo: SelectedPhoto) => {
    try {
      await store.save(photo);
      unsaved.delete(photo.id);
    } catch {
      unsaved.add(photo.id);
    }
  };

  const remove = async (id: string) => {
    photos = photos.filter((one) => one.id !== id);
    unsaved.delete(id);
    // Left in the store it is offered once more, and refused as known.
    await store.delete(id).catch(() => undefined);
  };

  const add = async (file: File) => {
    const bytes = await file.arrayBuffer();
    const checksum = await checksumOf(bytes);
    if (checksum && photos.some((one) => one.checksum === checksum)) {
      set({ known: state.known + 1 });
      return;
    }
    const photo: SelectedPhoto = {
      ...{ id: newId(), owner, name: file.name, type: file.type, checksum, address: '' },
      bytes: new Blob([bytes], { type: file.type }),
      chosenAt: now(),
    };
    photos = [...photos, photo];
    await save(photo);
  };

  const reject = ({ name }: File, message: string) =>
    set({ rejected: [...state.rejected, { id: newId(), name, message }] });

  const sendOne = async (photo: SelectedPhoto): Promise<boolean> => {
    const abort = new AbortController();
    running = { id: photo.id, abort };
    set({ percent: 0, isBlocked: false });
    const result = await send({
      photo,
      signal: abort.signal,
      onStarted: (address) => {
        const started = { ...photo, address };
        photos = photos.map((one) => (one.id === photo.id ? started : one));
        void save(started);
      },
      onProgress: (percent) => set({ percent }),
    });
    running = undefined;
    if (abort.signal.aborted) return true;
    if (result.state === 'failed' || result.state === 'locked') {
      const message = result.message ?? '';
      set({ percent: null, isOffline: message === '', message });
      if (result.state === 'failed') onFailed();
      return false;
    }
    await remove(photo.id);
    if (result.state !== 'rejected') {
      const counted = { sent: state.sent, known: state.known };
      counted[result.state] += 1;
      set({ ...counted, percent: null, isOffline: false, message: '' });
    } else {
      const { id, name } = photo;
      const rejected = [...state.rejected, { id, name, message: result.message }];
      set({ percent: null, rejected, isOffline: false, message: '' });
    }
    return true;
  };

  const sendAll = async () => {
    for (let photo = photos[0]; photo; photo = photos[0]) {
      if (!mayUseLine()) return set({ isBlocked: true });
      if (!(await sendOne(photo))) return;
    }
    set({ percent: null, isBlocked: false });
  };

  let work: Promise<void> | undefined;
  let isRepeated = false;

  /** Sends what waits; one at a time, however often it is asked. */
  const sync = async (): Promise<void> => {
    isRepeated = true;
    work ??= untilDone();
    await work;
  };

  const untilDone = async () => {
    while (isRepeated) {
      isRepeated = false;
      await sendAll();
    }
    work = undefined;
  };

  return {
    state: () => state,
    subscribe: (notify: () => void) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },

    /** Goes on with what an earlier visit left. */
    open: async () => {
      const stored = await store.read().catch(() => []);
      const own = stored.filter((one) => isSame(one.owner, owner));
      const known = new Set(photos.map(({ id }) => id));
      photos = [...own.filter(({ id }) => !known.has(id)), ...photos];
      photos.sort((one, other) => one.chosenAt - other.chosenAt);
      set({});
      await sync();
    },

    /** Copies the files into the phone's store, then sends them. */
    choose: async (files: readonly File[]) => {
      set({ reading: state.reading + files.length, known: 0 });
      for (const file of files) {
        const rejection = options.rejectionOf(file);
        if (rejection) reject(file, rejection);
        else await add(file).catch(() => reject(file, options.unreadable));
        set({ reading: state.reading - 1 });
        void sync();
      }
    },

    /** Not to be sent after all. */
    discard: async (id: string) => {
      await remove(id);
      if (running?.id === id) running.abort.abort();
      set({ rejected: state.rejected.filter((one) => one.id !== id) });
    },

    sync,
  };
};

export type PhotoSender = ReturnType<typeof createPhotoSender>;
