/** One message for one phone, ready to leave. Its id is created, and so can be stored, before it leaves. */
export type QueuedMessage = {
  /** The channel's own id, from `nextId`: receipts use it, unless `accepted` gives another. */
  id: string;
  /** Digits with the country code, from `chatNumber`. */
  phone: string;
  text: string;
  /** An approved template instead of free text, for channels with templates. */
  template?: { name: string; parameters: readonly string[] };
};

/** Why a message was not sent: the page has a sentence for each code. */
export type SendFailure =
  | 'not_connected'
  | 'not_on_whatsapp'
  | 'refused'
  | 'stranger_limit'
  | 'too_many'
  | 'banned'
  | 'bad_template'
  | 'bad_credentials'
  | 'provider_down';

export type SendResult =
  /** The service accepted it; it is not delivered yet. Receipts use `id`. */
  | { state: 'accepted'; id: string }
  /** Certainly not sent. `pause`: nothing else should be sent until the couple resumes. */
  | { state: 'failed'; failure: SendFailure; stopOutbox: boolean }
  /** It may have left: it is never sent again automatically. */
  | { state: 'uncertain' };

export type Receipt = {
  id: string;
  state: 'delivered' | 'read' | 'failed';
  failure?: SendFailure;
  at: Date;
};

export const connectionStates = ['connected', 'connecting', 'disconnected', 'error'] as const;

/** A fault of the connection; while it is retried the state stays `connecting`. */
export type ConnectionFailure =
  | 'dropped'
  | 'replaced'
  | 'unlinked'
  | 'banned'
  | 'qr_expired'
  | 'unreachable'
  | 'outdated'
  | 'missing'
  | 'crashed';

/** The connection card's data; `qr` is the QR's text, `pairingCode` its eight letters. */
export type ConnectionStatus = {
  status: (typeof connectionStates)[number];
  qr: string | null;
  pairingCode: string | null;
  error: ConnectionFailure | null;
  messagesSent: number;
  messagesErrored: number;
};

/** One message channel. None of it is loaded before the couple connects. */
export type MessageChannel = {
  name: 'baileys' | 'cloud';
  status(): ConnectionStatus;
  /** Starts to connect; with a phone, requests a pairing code instead of a QR. */
  connect(options?: { phone?: string }): Promise<void>;
  /** Removes the link and deletes it. */
  disconnect(): Promise<void>;
  nextId(): string;
  /** Resolves in at most 20 s, always with an outcome: a throw is a defect. */
  send(message: QueuedMessage): Promise<SendResult>;
  /** Receipts arrive late, repeated and out of order. */
  onReceipt(listener: (receipt: Receipt) => void): () => void;
  /** Ends everything before the process exits. The link stays. */
  close(): Promise<void>;
};
