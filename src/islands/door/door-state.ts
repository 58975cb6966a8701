import type { DoorView } from '#contract/door.ts';
import type { StoredList, PendingMark } from './door-store.ts';

/** What the server made of something that was said. */
export type SendResult =
  /** It has it, now or from before. */
  | 'received'
  /** The person, or the event, is on no list any more. */
  | 'gone'
  /** The link ended. */
  | 'ended'
  /** It did not get through, or not now. */
  | 'failed';

/** The calls of a helper. */
export type DoorCalls = {
  /** The list, if it is another than that version; `same` if not. */
  readList: (
    token: string,
    version: string | undefined,
  ) => Promise<DoorView | 'same' | 'ended' | 'failed'>;
  send: (token: string, pending: PendingMark) => Promise<SendResult>;
};

export type DoorState = {
  status:
    | 'opening'
    /** Without a link this page has nothing to show. */
    | 'no_token'
    /** With a link, and no list yet. */
    | 'loading'
    | 'first_failed'
    | 'ready'
    | 'ended';
  list: StoredList | undefined;
  /** What was said and not yet received. */
  pending: readonly PendingMark[];
  /** The last contact with the server failed. */
  isOffline: boolean;
  /** What was said last is being written to this phone's database. */
  isSaving: boolean;
  /** Something is only in this page's memory: the database refused it. */
  isUnsaved: boolean;
  /** People whom the server did not know any more, by name. */
  gone: readonly string[];
  /** How much was lost when the link ended. */
  lost: number;
};

/** Before anything has been read. */
export const initialState: DoorState = {
  status: 'opening',
  list: undefined,
  pending: [],
  isOffline: false,
  isSaving: false,
  isUnsaved: false,
  gone: [],
  lost: 0,
};
