import type { BinaryNode, WASocket } from '@whiskeysockets/baileys';
import type { OutgoingMessage, SendOutcome } from '../channel.ts';
import type { LeavingNote } from './leaving-note.ts';
import { notConnected, notOnWhatsApp, providerDown, refusal, uncertain } from './refusals.ts';

const lookUpMs = 4000;
const acknowledgeMs = 15_000;

export type Line = {
  sock: WASocket;
  /** Resolves when this connection is over: what was asked on it is answered no more. */
  over: Promise<void>;
  note: LeavingNote;
};

/** Sends one message and waits for WhatsApp's word on it. */
export const sendText = async (line: Line, message: OutgoingMessage): Promise<SendOutcome> => {
  const found = await addressOf(line, message.phone);
  return typeof found === 'string' ? handOver(line, found, message) : found;
};

/** Where that number reads, or why it cannot be known. Nothing has been sent by then. */
const addressOf = async ({ sock, over }: Line, phone: string): Promise<string | SendOutcome> => {
  try {
    const answer = await within(lookUpMs, over, sock.onWhatsApp(phone));
    if (answer === 'over') return notConnected;
    // No answer is not the news that nobody is there.
    if (answer === 'late' || answer === undefined) return providerDown;
    return answer.find(({ exists }) => exists)?.jid ?? notOnWhatsApp;
  } catch (error) {
    return unsent(error) ?? providerDown;
  }
};

const handOver = async (
  { sock, over, note }: Line,
  jid: string,
  { id, text }: OutgoingMessage,
): Promise<SendOutcome> => {
  try {
    await note.begin();
  } catch {
    // Our own database would not: nothing has left, and it waits for another time.
    return notConnected;
  }
  // Before it is sent: the answer may be as quick as the sending.
  const answer = sock.waitForMessage<BinaryNode>(id, acknowledgeMs);
  answer.catch(() => undefined);
  const sending = sock
    .sendMessage(jid, { text, linkPreview: null }, { messageId: id })
    .finally(note.end);
  let isHandedOver = false;
  const work = sending.then(() => {
    isHandedOver = true;
    return answer;
  });
  try {
    const heard = await within(acknowledgeMs, over, work);
    if (heard === 'late' || heard === 'over' || heard === undefined) return uncertain;
    const error = Number(heard.attrs['error']);
    return error ? refusal(error) : { state: 'accepted', id };
  } catch (error) {
    // Once it has been handed over, only an answer could tell.
    return (isHandedOver ? undefined : unsent(error)) ?? uncertain;
  }
};

const connectionClosed = 428;

/** As Baileys throws them. */
type Boom = { isBoom: true; message: string; output: { statusCode: number }; data: unknown };

/** An error from before the message itself left, as an outcome; undefined when that is not sure. */
const unsent = (error: unknown): SendOutcome | undefined => {
  // A question that was under way when the line was cut fails with the number of the cut.
  if (typeof error === 'number') return notConnected;
  const { isBoom, output, data, message } = error as Partial<Boom>;
  if (!isBoom) return undefined;
  if (output?.statusCode === connectionClosed) return notConnected;
  // WhatsApp's answer to one of the questions before it.
  if (typeof data === 'number' && data > 0) return refusal(data);
  return message === 'All encryptions failed' ? refusal(500) : undefined;
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
  const ended = over.then(() => 'over' as const);
  return Promise.race([work, late, ended]).finally(() => clearTimeout(timer));
};
