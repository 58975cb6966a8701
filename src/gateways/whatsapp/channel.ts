/** One message for one phone, ready to leave. Its id is made before it leaves, so that it is known. */
export type OutgoingMessage = {
  /** The channel's own id, from `nextId`: what receipts will name, unless `accepted` names another. */
  id: string;
  /** Digits with the country's, as `chatNumber` gives them. */
  phone: string;
  text: string;
  /** An approved template instead of free text, where the channel knows templates. */
  template?: { name: string; parameters: readonly string[] };
};

/** Why a message did not go, in words of ours: the page has a sentence for each. */
export type SendFault =
  | 'not_connected'
  | 'not_on_whatsapp'
  | 'refused'
  | 'stranger_limit'
  | 'too_many'
  | 'banned'
  | 'bad_template'
  | 'bad_credentials'
  | 'provider_down';

export type SendOutcome =
  /** The service took it; nobody has received it yet. `id` is what receipts will name. */
  | { state: 'accepted'; id: string }
  /** Surely not sent. `pause`: nothing else should be tried until the couple says so. */
  | { state: 'failed'; fault: SendFault; pause: boolean }
  /** It may have gone: it is never sent again by itself. */
  | { state: 'uncertain' };

export type Receipt = {
  id: string;
  state: 'delivered' | 'read' | 'failed';
  fault?: SendFault;
  at: Date;
};

export const connectionStates = ['connected', 'connecting', 'disconnected', 'error'] as const;

/** What went wrong with the connection; while it is tried again the state is still `connecting`. */
export type ConnectionFault =
  | 'dropped'
  | 'replaced'
  | 'unlinked'
  | 'banned'
  | 'qr_expired'
  | 'unreachable'
  | 'outdated'
  | 'missing'
  | 'crashed';

/** What the connection card shows; `qr` is the QR's text, `pairingCode` its eight letters. */
export type ConnectionStatus = {
  status: (typeof connectionStates)[number];
  qr: string | null;
  pairingCode: string | null;
  error: ConnectionFault | null;
  messagesSent: number;
  messagesErrored: number;
};

/** One way of sending. Nothing of it is loaded before the couple connects. */
export type MessageChannel = {
  name: 'baileys' | 'cloud';
  status(): ConnectionStatus;
  /** Begins to connect; with a phone, asks for a pairing code instead of a QR. */
  connect(options?: { phone?: string }): Promise<void>;
  /** Takes the link back and forgets it. */
  disconnect(): Promise<void>;
  nextId(): string;
  /** Answers in at most 20 s, always with an outcome: a throw is a defect. */
  send(message: OutgoingMessage): Promise<SendOutcome>;
  /** Receipts come late, repeated and out of order. */
  onReceipt(listener: (receipt: Receipt) => void): () => void;
  /** Ends everything, for the process to exit. The link stays. */
  close(): Promise<void>;
};
