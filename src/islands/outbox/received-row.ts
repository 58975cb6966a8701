import type { Result } from './result.ts';

export type Received = Extract<Result, { kind: 'received' }>;

/**
 * What the server has acknowledged to this phone, the last of each event, diet, companion and question. A page that the
 * phone keeps may be older, and shows what stands here in place of what it says.
 */
export type ServerResult = {
  /** Higher than the format of entries, so that code which reads entries skips this row. */
  format: 4;
  /** The group's number below zero, so that it is neither found nor counted among its entries. */
  groupId: number;
  about: Received['about'];
  /** By the server's clock, in milliseconds since 1970. */
  servedAt: number;
  outcome: Received;
};
