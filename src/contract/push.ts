import * as z from 'zod/mini';
import { pushTexts as texts } from '#content/texts/push.ts';

const key = (bytes: number) =>
  z.string().check(
    z.maxLength(120),
    z.refine((text) => /^[\w-]+$/u.test(text) && lengthOf(text) === bytes, texts.noKeys),
  );

/** Of what base64url says, without padding. */
const lengthOf = (text: string) => Math.floor((text.length * 3) / 4);

/** PUT /api/rsvp/push: where and by which keys this phone is told of notices, as its browser says it. */
export const savePush = z.strictObject({
  endpoint: z.string().check(z.minLength(1, texts.noService), z.maxLength(1000, texts.noService)),
  keys: z.strictObject({
    /** An uncompressed point of P-256, base64url. */
    p256dh: key(65),
    auth: key(16),
  }),
});

export type SavePush = z.output<typeof savePush>;
