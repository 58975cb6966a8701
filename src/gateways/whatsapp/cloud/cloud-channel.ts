import { randomUUID } from 'node:crypto';
import type {
  ConnectionStatus,
  MessageChannel,
  QueuedMessage,
  Receipt,
  SendResult,
} from '../channel.ts';
import { metaError } from './meta-errors.ts';

/** The couple's account at Meta. */
export type CloudAccount = {
  phoneNumberId: string;
  token: string;
  /** Version of the API, such as `v23.0`. */
  version: string;
  /** Id of the business account, by which the language of an approved template can be queried. */
  wabaId: string | undefined;
};

type Setting = {
  baseUrl: string;
  /** Read for every message, because it may change meanwhile. */
  account: () => CloudAccount | undefined;
};

export type CloudChannel = MessageChannel & {
  /** Passes on a receipt from the webhook. */
  handle: (receipt: Receipt) => void;
};

const answerMs = 8000;
const defaultLanguage = 'es';
const wrongLanguage = 132001;

type Answer = { status: number; json: unknown };

/** WhatsApp's official API: approved templates, from a number that Meta has registered for a business. */
export const cloudChannel = ({ baseUrl, account }: Setting): CloudChannel => {
  const listeners = new Set<(receipt: Receipt) => void>();
  let counts = { messagesSent: 0, messagesErrored: 0 };
  let language = defaultLanguage;

  const request = async ({ token, version }: CloudAccount, path: string, body?: object) => {
    const response = await fetch(`${baseUrl}/${version}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    return { status: response.status, json: await response.json().catch(() => undefined) };
  };

  const post = async (to: CloudAccount, message: QueuedMessage): Promise<Answer | SendResult> => {
    try {
      return await request(to, `${to.phoneNumberId}/messages`, bodyOf(message, language));
    } catch (error) {
      return isPending(error)
        ? { state: 'failed', failure: 'provider_down', stopOutbox: true }
        : { state: 'uncertain' };
    }
  };

  /** The language in which a template was approved, as Meta reports it. */
  const approvedLanguage = async (to: CloudAccount, name: string): Promise<string | undefined> => {
    if (!to.wabaId) return undefined;
    const query = new URLSearchParams({ name, fields: 'name,language,status' });
    const { json } = await request(to, `${to.wabaId}/message_templates?${query}`);
    const { data } = (json ?? {}) as {
      data?: { name?: string; language?: string; status?: string }[];
    };
    return data?.find((each) => each.name === name && each.status === 'APPROVED')?.language;
  };

  const sendOnce = async (to: CloudAccount, message: QueuedMessage) => {
    const answer = await post(to, message);
    return 'status' in answer
      ? { result: resultOf(answer), code: codeIn(answer.json) }
      : { result: answer };
  };

  const send = async (to: CloudAccount, message: QueuedMessage): Promise<SendResult> => {
    const first = await sendOnce(to, message);
    if (first.code !== wrongLanguage || !message.template) return first.result;
    const approved = await approvedLanguage(to, message.template.name).catch(() => undefined);
    if (!approved || approved === language) return first.result;
    language = approved;
    return (await sendOnce(to, message)).result;
  };

  return {
    name: 'cloud',

    status: (): ConnectionStatus => ({
      status: account() ? 'connected' : 'disconnected',
      qr: null,
      pairingCode: null,
      error: null,
      ...counts,
    }),

    connect: async () => undefined,
    disconnect: async () => undefined,
    close: async () => undefined,

    nextId: () => randomUUID(),

    send: async (message) => {
      const to = account();
      if (!to) return { state: 'failed', failure: 'not_connected', stopOutbox: false };
      const result = await send(to, message);
      const counter = result.state === 'accepted' ? 'messagesSent' : 'messagesErrored';
      counts = { ...counts, [counter]: counts[counter] + 1 };
      return result;
    },

    onReceipt: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    handle: (receipt) => listeners.forEach((listener) => listener(receipt)),
  };
};

const bodyOf = ({ phone, text, template }: QueuedMessage, language: string) => ({
  messaging_product: 'whatsapp',
  to: phone,
  ...(template
    ? {
        type: 'template',
        template: {
          name: template.name,
          language: { code: language },
          components: [
            {
              type: 'body',
              parameters: template.parameters.map((parameter) => ({
                type: 'text',
                text: parameter,
              })),
            },
          ],
        },
      }
    : { type: 'text', text: { body: text } }),
});

const codeIn = (json: unknown): number | undefined => {
  const { error } = (json ?? {}) as { error?: { code?: unknown } };
  return typeof error?.code === 'number' ? error.code : undefined;
};

const resultOf = ({ status, json }: Answer): SendResult => {
  const code = codeIn(json);
  if (code !== undefined) return metaError(code);
  const { messages } = (json ?? {}) as { messages?: { id?: unknown }[] };
  const id = messages?.[0]?.id;
  if (status === 200 && typeof id === 'string') return { state: 'accepted', id };
  if (status === 401) return metaError(190);
  if (status === 429) return metaError(130429);
  // Either a proxy in between has answered, or Meta's own answer cannot be read.
  return status >= 400 && status < 500
    ? { state: 'failed', failure: 'refused', stopOutbox: true }
    : { state: 'uncertain' };
};

/** Errors of a connection that was never established. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const isPending = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string } };
  return neverConnected.has(cause?.code ?? '');
};
