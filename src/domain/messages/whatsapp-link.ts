import { wellFormed } from '../well-formed.ts';

/**
 * A phone number in the chat service's form: digits with the country code. A Chilean mobile number without it
 * (nine digits that begin with 9) gets it; empty when it cannot be a number.
 */
export const chatNumber = (phone: string): string => {
  const digits = phone.replace(/\D/gu, '');
  return /^9\d{8}$/u.test(digits) && !phone.trim().startsWith('+') ? `56${digits}` : digits;
};

/**
 * A number that probably has no WhatsApp: too short or too long, with letters, or Chilean but not mobile.
 * This is a warning, never a refusal.
 */
export const isDoubtfulPhone = (phone: string): boolean => {
  const number = chatNumber(phone);
  return (
    number.length < 9 ||
    number.length > 15 ||
    number.startsWith('0') ||
    /\p{L}/u.test(phone) ||
    // Nine digits without a country code are taken as Chilean.
    (number.length === 9 && !phone.trim().startsWith('+')) ||
    (number.startsWith('56') && !/^569\d{8}$/u.test(number))
  );
};

/** Opens a chat with the message prepared, byte for byte. */
export const chatLink = (host: string, phone: string, message: string): string =>
  `${host}/send/?phone=${chatNumber(phone)}&text=${encodeURIComponent(wellFormed(message))}`;
