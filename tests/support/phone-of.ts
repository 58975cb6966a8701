import { parsePhone } from '#domain/messages/phone.ts';

/** A member's phone as the couple's views have it. */
export const phoneOf = (phone: string | null) => {
  const { e164, isDoubtful } =
    phone === null ? { e164: null, isDoubtful: null } : parsePhone(phone);
  return { phone, phone_e164: e164, phone_doubtful: isDoubtful };
};
