import { randomUUID } from 'node:crypto';
import type {
  ConnectionStatus,
  MessageChannel,
  OutgoingMessage,
  Receipt,
  SendOutcome,
} from '../channel.ts';
import { graphFailure } from './graph-errors.ts';

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
  hear: (receipt: Receipt) => void;
};

const answerMs = 8000;
const defaultLanguage = 'es';
const wrongLanguage = 132001;

type Answer = { status: number; json: unknown };

/** WhatsApp's official API: approved templates, from a number that Meta has registered for a business. */
export const cloudChannel = ({ baseUrl, account }: Setting): CloudChannel => {
  const listeners = new Set<(receipt: Receipt) => void>();
  let counted = { messagesSent: 0, messagesErrored: 0 };
  let language = defaultLanguage;

  const ask = async ({ token, version }: CloudAccount, path: string, body?: object) => {
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

  const post = async (
    to: CloudAccount,
    message: OutgoingMessage,
  ): Promise<Answer | SendOutcome> => {
    try {
      return await ask(to, `${to.phoneNumberId}/messages`, bodyOf(message, language));
    } catch (error) {
      return isUnsent(error)
        ? { state: 'failed', fault: 'provider_down', pause: true }
        : { state: 'uncertain' };
    }
  };

  /** The language in which a template was approved, as Meta reports it. */
  const approvedLanguage = async (to: CloudAccount, name: string): Promise<string | undefined> => {
    if (!to.wabaId) return undefined;
    const query = new URLSearchParams({ name, fields: 'name,language,status' });
    const { json } = await ask(to, `${to.wabaId}/message_templates?${query}`);
    const { data } = (json ?? {}) as {
      data?: { name?: string; language?: string; status?: string }[];
    };
    return data?.find((each) => each.name === name && each.status === 'APPROVED')?.language;
  };

  const sendOnce = async (to: CloudAccount, message: OutgoingMessage) => {
    const answer = await post(to, message);
    return 'status' in answer
      ? { outcome: outcomeOf(answer), code: codeIn(answer.json) }
      : { outcome: answer };
  };

  const send = async (to: CloudAccount, message: OutgoingMessage): Promise<SendOutcome> => {
    const first = await sendOnce(to, message);
    if (first.code !== wrongLanguage || !message.template) return first.outcome;
    const approved = await approvedLanguage(to, message.template.name).catch(() => undefined);
    if (!approved || approved === language) return first.outcome;
    language = approved;
    return (await sendOnce(to, message)).outcome;
  };

  return {
    name: 'cloud',

    status: (): ConnectionStatus => ({
      status: account() ? 'connected' : 'disconnected',
      qr: null,
      pairingCode: null,
      error: null,
      ...counted,
    }),

    connect: async () => undefined,
    disconnect: async () => undefined,
    close: async () => undefined,

    nextId: () => randomUUID(),

    send: async (message) => {
      const to = account();
      if (!to) return { state: 'failed', fault: 'not_connected', pause: false };
      const outcome = await send(to, message);
      const counter = outcome.state === 'accepted' ? 'messagesSent' : 'messagesErrored';
      counted = { ...counted, [counter]: counted[counter] + 1 };
      return outcome;
    },

    onReceipt: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hear: (receipt) => listeners.forEach((listener) => listener(receipt)),
  };
};

const bodyOf = ({ phone, text, template }: OutgoingMessage, language: string) => ({
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

const outcomeOf = ({ status, json }: Answer): SendOutcome => {
  const code = codeIn(json);
  if (code !== undefined) return graphFailure(code);
  const { messages } = (json ?? {}) as { messages?: { id?: unknown }[] };
  const id = messages?.[0]?.id;
  if (status === 200 && typeof id === 'string') return { state: 'accepted', id };
  if (status === 401) return graphFailure(190);
  if (status === 429) return graphFailure(130429);
  // Either a proxy in between has answered, or Meta's own answer cannot be read.
  return status >= 400 && status < 500
    ? { state: 'failed', fault: 'refused', pause: true }
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

const isUnsent = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string } };
  return neverConnected.has(cause?.code ?? '');
};
