import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hex: stored instead of a token, and used to compare requests. */
export const hashOf = (text: string): string => hash('sha256', text);

/** Constant time, regardless of how many characters the texts share. */
export const sameText = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
