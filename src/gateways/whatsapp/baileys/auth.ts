import {
  BufferJSON,
  initAuthCreds,
  proto,
  type AuthenticationCreds,
  type AuthenticationState,
  type CacheStore,
  type SignalDataSet,
  type SignalDataTypeMap,
} from '@whiskeysockets/baileys';
import type { KeyChange } from './key-store.ts';

/** The site's key store, accessed from the thread. */
export type RemoteKeys = {
  read(type: string, ids: readonly string[]): Promise<Record<string, string>>;
  write(changes: readonly KeyChange[]): Promise<void>;
  /** Deletes all keys, or all of one type. */
  clear(type?: string): Promise<void>;
};

const write = (value: unknown) => JSON.stringify(value, BufferJSON.replacer);
const read = (text: string): unknown => JSON.parse(text, BufferJSON.reviver);

const credsRow = { type: 'creds', id: 'creds' };

/** Keys of unknown types are stored too: Baileys adds types without notice. */
const keyStore = (keys: RemoteKeys): AuthenticationState['keys'] => ({
  get: async <T extends keyof SignalDataTypeMap>(type: T, ids: string[]) => {
    const found = Object.entries(await keys.read(type, ids));
    return Object.fromEntries(found.map(([id, text]) => [id, revived(type, read(text))])) as {
      [id: string]: SignalDataTypeMap[T];
    };
  },
  set: (data) => keys.write(changesIn(data)),
});

const revived = (type: string, value: unknown): unknown =>
  type === 'app-state-sync-key'
    ? proto.Message.AppStateSyncKeyData.fromObject(value as object)
    : value;

const changesIn = (data: SignalDataSet): KeyChange[] =>
  Object.entries(data).flatMap(([type, values]) =>
    Object.entries(values ?? {}).map(([id, value]) => ({
      type,
      id,
      value: value === null || value === undefined ? null : write(value),
    })),
  );

export type Auth = AuthenticationState & {
  /** Whether a phone has linked this site. */
  isLinked: () => boolean;
  save: () => Promise<void>;
};

/** Starts a new link when there is none: a partial one, left by an interrupted pairing, does not count. */
export const openAuth = async (keys: RemoteKeys): Promise<Auth> => {
  const stored = (await keys.read(credsRow.type, [credsRow.id]))[credsRow.id];
  const known = stored ? (read(stored) as AuthenticationCreds) : undefined;
  if (!known?.account) await keys.clear();
  const creds = known?.account ? known : initAuthCreds();
  return {
    creds,
    keys: keyStore(keys),
    isLinked: () => creds.account !== undefined,
    save: () => keys.write([{ ...credsRow, value: write(creds) }]),
  };
};

/** The devices of each number, cached so that they are not queried for every message. */
export const devicesCache = (keys: RemoteKeys): CacheStore => {
  const type = 'devices-of-user';
  return {
    get: async <T>(id: string) => {
      const text = (await keys.read(type, [id]))[id];
      return text === undefined ? undefined : (read(text) as T);
    },
    set: (id, value) => keys.write([{ type, id, value: write(value) }]),
    del: (id) => keys.write([{ type, id, value: null }]),
    flushAll: () => undefined,
  } as CacheStore;
};
