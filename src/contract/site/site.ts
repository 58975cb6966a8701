import * as z from 'zod/mini';
import { version } from '../text.ts';

/** PUT /api/admin/site/{part}: the whole part; what it takes is the part's own schema. */
export const saveSitePart = z.object({
  version,
  content: z.record(z.string(), z.unknown()),
});

/** GET and PUT /api/admin/site/{part}: the draft of a part. */
export type SitePartView = { part: string; version: number; content: unknown };

/** A publication in GET /api/admin/site and GET /api/admin/site/publications. `by`: an administrator's name. */
export type PublicationView = { id: number; at: string; by: string | null };

/** GET /api/admin/site/changes: what the draft says and guests do not see. */
export type SiteChangeView = {
  part: string;
  /** Dotted way to the value within the part, or to the list of which the length or the order changed. */
  path: string;
  /** Null where nothing was published. */
  before: unknown;
  /** Null where it was taken out. */
  after: unknown;
};

/** A code of a standard, and what it is called in Spanish. */
export type NamedCode = { code: string; name: string };

/** What the couple's screen offers instead of codes. */
export type RegionNames = {
  countries: NamedCode[];
  zones: (NamedCode & { country: string })[];
  currencies: NamedCode[];
};

/** GET /api/admin/site */
export type SiteView = {
  parts: { part: string; version: number; changed: boolean }[];
  published: PublicationView | null;
  changed: boolean;
  /** Whether this is the demo, which the couple can leave for its own wedding. */
  demo: boolean;
};
