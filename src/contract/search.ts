import * as z from 'zod/mini';
import type { FoundKind } from '#domain/search.ts';

export const searchQuery = z.object({ q: z.string().check(z.maxLength(100)) });

/** One of GET /api/admin/search?q=, at most `mostFound`, the best first */
export type Found = {
  kind: FoundKind;
  /** Of a screen its name. */
  id: number | string;
  title: string;
  /** What tells it from others of its name. */
  detail: string;
  /** A page of the couple's area, which opens it. */
  href: string;
};

export const mostFound = 20;
