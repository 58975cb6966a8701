import { parsePhone } from '#domain/messages/phone.ts';

/** A member's phone as the couple's views have it. */
export const phoneOf = (phone: string | null) => {
  const { e164, needsReview } =
    phone === null ? { e164: null, needsReview: null } : parsePhone(phone);
  return { phone, phone_e164: e164, phone_doubtful: needsReview };
};
