import type { InvalidFileReason } from '#domain/guest-list/sheet.ts';

/** The file is refused as a whole. */
export class InvalidFile extends Error {
  readonly reason: InvalidFileReason;

  constructor(reason: InvalidFileReason) {
    super(reason);
    this.name = 'Unreadable';
    this.reason = reason;
  }
}
