import type { VapidKeys } from './vapid-keys.ts';

export type PushTarget = {
  endpoint: string;
  /** Base64url. */
  p256dh: string;
  auth: string;
};

export type PushRequest = {
  /** At most 3,000 bytes. */
  payload: string;
  /** How long the service keeps it for a phone without signal, in seconds. */
  ttl: number;
  urgent: boolean;
  /** At most 32 characters of base64url: replaces what waits there under the same. */
  topic: string;
};

export type PushResult =
  /** The service has it. */
  | { state: 'accepted' }
  /** Once more, not sooner than after this time. */
  | { state: 'retry'; afterMs: number }
  /** The message is refused, or cannot be sealed for this phone. */
  | { state: 'rejected' }
  /** This phone is not there any more, or knows another key of this site. */
  | { state: 'gone' };

/** A service that takes the connection and does not answer. */
const limitMs = 15_000;

/**
 * Sends to phones by the push services of their browsers. What is sent is sealed for the one phone.
 * @param subject by which a service can find who runs the site: `https:` or `mailto:`
 */
export const pushGateway = (subject: string, keys: VapidKeys) => ({
  publicKey: keys.publicKey,

  send: async (target: PushTarget, push: PushRequest): Promise<PushResult> => {
    const request = await sealed({ subject, keys }, target, push).catch(() => undefined);
    if (!request) return { state: 'rejected' };
    const { method, headers, body, endpoint } = request;
    // Its length is that of the body.
    const { 'Content-Length': _, ...sent } = headers;
    try {
      const answer = await fetch(endpoint, {
        method,
        headers: sent as Record<string, string>,
        body: new Uint8Array(body!),
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      });
      await answer.body?.cancel();
      return resultOf(answer);
    } catch {
      return { state: 'retry', afterMs: 0 };
    }
  },
});

export type PushGateway = ReturnType<typeof pushGateway>;

const sealed = async (
  { subject, keys }: { subject: string; keys: VapidKeys },
  { endpoint, p256dh, auth }: PushTarget,
  push: PushRequest,
) => {
  // Most weddings send none for months.
  const { default: webPush } = await import('web-push');
  const { payload, ttl, urgent, topic } = push;
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    TTL: ttl,
    urgency: urgent ? 'high' : 'normal',
    topic,
    vapidDetails: { subject, ...keys },
  });
};

const resultOf = ({ ok, status, headers }: Response): PushResult => {
  if (ok) return { state: 'accepted' };
  if ([401, 403, 404, 410].includes(status)) return { state: 'gone' };
  if (status === 429 || status >= 500) {
    const seconds = Number(headers.get('Retry-After') ?? 0);
    return { state: 'retry', afterMs: seconds > 0 ? seconds * 1000 : 0 };
  }
  return { state: 'rejected' };
};
