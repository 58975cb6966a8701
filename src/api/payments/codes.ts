import { randomBytes, randomInt } from 'node:crypto';
import { suggestAccessCode } from '#domain/groups/guest-group.ts';

/** Cannot be guessed: 128 random bits. */
export const newConfirmationCode = (): string => randomBytes(16).toString('hex');

/** The purchase's external reference at the provider; it gives no access, but cannot be guessed either. */
export const newReference = (): string => randomBytes(20).toString('hex');

/** A person types it into the bank's form: short, of letters that are not mistaken for each other. */
export const newTransferReference = (): string => `R-${suggestAccessCode(randomInt)}`;
