import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hex: what is stored in place of a token, and how requests are compared. */
export const hashOf = (text: string): string => hash('sha256', text);

/** Takes the same time whatever the texts share. */
export const sameText = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
