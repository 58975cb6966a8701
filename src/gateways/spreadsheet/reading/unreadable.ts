import type { UnreadableReason } from '#domain/guest-list/sheet.ts';

/** The file is refused as a whole. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(reason);
    this.name = 'Unreadable';
    this.reason = reason;
  }
}
