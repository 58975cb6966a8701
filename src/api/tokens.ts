import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hex: what is stored in place of a token, and how requests are compared. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Takes the same time whatever the texts share. */
export const sameText = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
