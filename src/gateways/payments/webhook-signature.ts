import { createHmac, timingSafeEqual } from 'node:crypto';

export type SignedNotice = {
  /** `data.id` of the query: the only signed part of the notice, and so the only trusted one. */
  id: string;
  requestId: string | undefined;
  /** The `x-signature` header: `ts=…,v1=…`. */
  signature: string;
};

const manifest = (id: string, requestId: string | undefined, ts: string) =>
  `id:${id.toLowerCase()};${requestId ? `request-id:${requestId};` : ''}ts:${ts};`;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest();

/** Mercado Pago's signature, which the practice checkout also uses. */
export const signNotice = (secret: string, id: string, requestId: string, at: Date): string => {
  const ts = String(Math.floor(at.getTime() / 1000));
  return `ts=${ts},v1=${hmac(secret, manifest(id, requestId, ts)).toString('hex')}`;
};

/** Old signatures are accepted: a replayed notice only makes us ask the provider once more. */
export const isValidSignature = (
  secret: string,
  { id, requestId, signature }: SignedNotice,
): boolean => {
  const parts = new Map(
    signature.split(',').map((part) => {
      const [name = '', value = ''] = part.split('=', 2);
      return [name.trim().toLowerCase(), value.trim()];
    }),
  );
  const [ts = '', hash = ''] = [parts.get('ts'), parts.get('v1')];
  if (!id || !/^\d{1,20}$/u.test(ts) || !/^[\da-f]{64}$/iu.test(hash)) return false;
  return timingSafeEqual(hmac(secret, manifest(id, requestId, ts)), Buffer.from(hash, 'hex'));
};
