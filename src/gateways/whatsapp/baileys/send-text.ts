import type { BinaryNode, WASocket } from '@whiskeysockets/baileys';
import type { QueuedMessage, SendResult } from '../channel.ts';
import type { SendMarker } from './send-marker.ts';
import { notConnected, notOnWhatsApp, providerDown, rejection, uncertain } from './send-errors.ts';

const lookUpMs = 4000;
const receiptTimeoutMs = 15_000;

export type Line = {
  socket: WASocket;
  /** Resolves when this connection has ended: requests on it get no more answers. */
  over: Promise<void>;
  note: SendMarker;
};

/** Sends one message and waits for WhatsApp's acknowledgement. */
export const sendText = async (line: Line, message: QueuedMessage): Promise<SendResult> => {
  const found = await addressOf(line, message.phone);
  return typeof found === 'string' ? dispatch(line, found, message) : found;
};

/** The number's address on WhatsApp, or why it is unknown. Nothing has been sent by then. */
const addressOf = async ({ socket, over }: Line, phone: string): Promise<string | SendResult> => {
  try {
    const answer = await within(lookUpMs, over, socket.onWhatsApp(phone));
    if (answer === 'over') return notConnected;
    // No answer does not mean that the number is not on WhatsApp.
    if (answer === 'late' || answer === undefined) return providerDown;
    return answer.find(({ exists }) => exists)?.jid ?? notOnWhatsApp;
  } catch (error) {
    return notSent(error) ?? providerDown;
  }
};

const dispatch = async (
  { socket, over, note }: Line,
  jid: string,
  { id, text }: QueuedMessage,
): Promise<SendResult> => {
  try {
    await note.begin();
  } catch {
    // Our own database failed: nothing has left, and the message is sent later.
    return notConnected;
  }
  // Registered before sending: the answer may arrive immediately.
  const answer = socket.waitForMessage<BinaryNode>(id, receiptTimeoutMs);
  answer.catch(() => undefined);
  const sending = socket
    .sendMessage(jid, { text, linkPreview: null }, { messageId: id })
    .finally(note.end);
  let isSubmitted = false;
  const work = sending.then(() => {
    isSubmitted = true;
    return answer;
  });
  try {
    const received = await within(receiptTimeoutMs, over, work);
    if (received === 'late' || received === 'over' || received === undefined) return uncertain;
    const error = Number(received.attrs['error']);
    return error ? rejection(error) : { state: 'accepted', id };
  } catch (error) {
    // Once it has been handed over, only an answer tells the outcome.
    return (isSubmitted ? undefined : notSent(error)) ?? uncertain;
  }
};

const connectionClosed = 428;

/** The errors that Baileys throws. */
type Boom = { isBoom: true; message: string; output: { statusCode: number }; data: unknown };

/** The outcome of an error from before the message itself left; undefined when that is not certain. */
const notSent = (error: unknown): SendResult | undefined => {
  // A query that was pending when the connection ended fails with the number of its reason.
  if (typeof error === 'number') return notConnected;
  const { isBoom, output, data, message } = error as Partial<Boom>;
  if (!isBoom) return undefined;
  if (output?.statusCode === connectionClosed) return notConnected;
  // WhatsApp's error for one of the queries before the message.
  if (typeof data === 'number' && data > 0) return rejection(data);
  return message === 'All encryptions failed' ? rejection(500) : undefined;
};

const within = async <T>(
  ms: number,
  over: Promise<void>,
  work: Promise<T>,
): Promise<T | 'late' | 'over'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  work.catch(() => undefined);
  const finished = over.then(() => 'over' as const);
  return Promise.race([work, late, finished]).finally(() => clearTimeout(timer));
};
