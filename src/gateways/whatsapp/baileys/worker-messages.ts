import type { ConnectionStatus, QueuedMessage, Receipt, SendResult } from '../channel.ts';
import type { KeyChange } from './key-store.ts';

/** Initial settings of the thread. */
export type WorkerSetting = {
  socketUrl: string;
  /** Hex of another certificate root than WhatsApp's, for a server on this machine. */
  rootKey?: string;
  /** Asks for a pairing code for this phone instead of a QR. */
  pairingPhone?: string;
};

export type WorkerState = Pick<ConnectionStatus, 'status' | 'qr' | 'pairingCode' | 'error'>;

/** From the site to the thread. */
export type WorkerOrder =
  | { kind: 'send'; call: number; message: QueuedMessage }
  | { kind: 'log out' }
  /** The answer to one of the thread's own queries; null when it failed. */
  | { kind: 'keys'; call: number; found: Record<string, string> | null };

/** From the thread to the site. */
export type WorkerEvent =
  | { kind: 'state'; state: WorkerState }
  | { kind: 'outcome'; call: number; result: SendResult }
  | { kind: 'receipt'; receipt: Receipt }
  | { kind: 'logged out' }
  | { kind: 'read keys'; call: number; type: string; ids: readonly string[] }
  | { kind: 'write keys'; call: number; changes: readonly KeyChange[] }
  | { kind: 'forget keys'; call: number; type?: string };
