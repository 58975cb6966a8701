/**
 * A phone as the chat service reads it: digits with the country's. A Chilean mobile number written
 * without its country (nine digits that begin with 9) gets it; empty when nothing can be called.
 */
export const chatNumber = (phone: string): string => {
  const digits = phone.replace(/\D/gu, '');
  return /^9\d{8}$/u.test(digits) && !phone.trim().startsWith('+') ? `56${digits}` : digits;
};

/** Opens a chat with the message already written, byte for byte. */
export const chatLink = (host: string, phone: string, message: string): string =>
  `${host}/send/?phone=${chatNumber(phone)}&text=${encodeURIComponent(message.toWellFormed())}`;
