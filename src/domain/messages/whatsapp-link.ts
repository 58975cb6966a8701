import { wellFormed } from '../well-formed.ts';

/** A number in the chat service's form: E.164 without its plus sign. */
export const chatNumber = (e164: string): string => e164.slice(1);

/** Opens a chat with the message prepared, byte for byte. */
export const chatLink = (host: string, e164: string, message: string): string =>
  `${host}/send/?phone=${chatNumber(e164)}&text=${encodeURIComponent(wellFormed(message))}`;
