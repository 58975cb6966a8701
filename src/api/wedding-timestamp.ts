import { fieldTexts } from '#content/texts/problems.ts';
import { DomainError } from '#domain/errors.ts';
import { parseWeddingTime } from '#domain/time/wedding-clock.ts';

/**
 * The instant that a field holds, as the wedding's local time or with a zone; null where it holds none.
 * @throws DomainError `invalid_fields`
 */
export const timestampIn = (field: string, text: string | null): Date | null => {
  if (!text) return null;
  const timestamp = parseWeddingTime(text);
  if (!timestamp) {
    throw new DomainError('invalid_fields', { fields: { [field]: fieldTexts.invalidTime } });
  }
  return timestamp;
};
