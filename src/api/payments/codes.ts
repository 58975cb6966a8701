import { randomBytes, randomInt } from 'node:crypto';
import { proposeAccessCode } from '#domain/groups/guest-group.ts';

/** Beyond guessing: 128 random bits. */
export const newConfirmationCode = (): string => randomBytes(16).toString('hex');

/** What the provider calls a purchase; it opens nothing, but is nobody's to guess either. */
export const newReference = (): string => randomBytes(20).toString('hex');

/** Typed by a person into the bank's message: short, of letters that are not mistaken. */
export const newTransferReference = (): string => `R-${proposeAccessCode(randomInt)}`;
