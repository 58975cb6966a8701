import type Database from 'better-sqlite3';
import { parsePhone } from '#domain/messages/phone.ts';

/** The columns stored beside a phone as it was typed; both are null without one. */
export const phoneColumns = (phone: string | null) => {
  if (phone === null) return { phone, phone_e164: null, phone_doubtful: null };
  const { e164, needsReview } = parsePhone(phone);
  return { phone, phone_e164: e164, phone_doubtful: needsReview };
};

/** Parses the phones that a version without these columns stored. */
export const fillPhoneColumns = (sqlite: Database.Database) => {
  const missing = sqlite
    .prepare<[], { id: number; phone: string }>(
      'select id, phone from guest_members where phone is not null and phone_doubtful is null',
    )
    .all();
  if (missing.length === 0) return;
  const fill = sqlite.prepare(
    'update guest_members set phone_e164 = ?, phone_doubtful = ? where id = ?',
  );
  const fillAll = sqlite.transaction(() => {
    for (const { id, phone } of missing) {
      const { e164, needsReview } = parsePhone(phone);
      fill.run(e164, Number(needsReview), id);
    }
  });
  fillAll.immediate();
};
