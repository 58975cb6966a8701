import { wellFormed } from '../well-formed.ts';

/**
 * A phone as the chat service reads it: digits with the country's. A Chilean mobile number written
 * without its country (nine digits that begin with 9) gets it; empty when nothing can be called.
 */
export const chatNumber = (phone: string): string => {
  const digits = phone.replace(/\D/gu, '');
  return /^9\d{8}$/u.test(digits) && !phone.trim().startsWith('+') ? `56${digits}` : digits;
};

/**
 * A number that hardly has WhatsApp: too short or too long, with letters, or Chilean and not a mobile's.
 * It is a warning, never a refusal.
 */
export const isDoubtfulPhone = (phone: string): boolean => {
  const number = chatNumber(phone);
  return (
    number.length < 9 ||
    number.length > 15 ||
    number.startsWith('0') ||
    /\p{L}/u.test(phone) ||
    // Written without its country, it is meant to be Chilean.
    (number.length === 9 && !phone.trim().startsWith('+')) ||
    (number.startsWith('56') && !/^569\d{8}$/u.test(number))
  );
};

/** Opens a chat with the message already written, byte for byte. */
export const chatLink = (host: string, phone: string, message: string): string =>
  `${host}/send/?phone=${chatNumber(phone)}&text=${encodeURIComponent(wellFormed(message))}`;
