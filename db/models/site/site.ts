import { desc, eq, min } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { publications, siteParts, users } from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { firstVersion } from '#domain/site/draft-version.ts';

/** Part → its content, as its schema takes it. */
export type Parts = Readonly<Record<string, unknown>>;

export type DraftPart = { part: string; version: number; content: unknown; changed: boolean };

/** `by`: an administrator's name; null for what the files said. */
export type Publication = { id: number; at: Date; by: string | null };

export type FullPublication = Publication & { parts: Parts; fromFiles: boolean };

const columns = { id: publications.id, at: publications.at, by: users.username };

const full = { ...columns, parts: publications.parts, fromFiles: publications.from_files };

/** The newest publication; undefined before the first one. */
export const lastPublication = (db: Db): FullPublication | undefined =>
  db
    .select(full)
    .from(publications)
    .leftJoin(users, eq(users.id, publications.user_id))
    .orderBy(desc(publications.id))
    .limit(1)
    .get();

/** Whether the content of the files was ever the site. */
export const isStartedFromFiles = (db: Db): boolean =>
  db.select().from(publications).where(eq(publications.from_files, true)).limit(1).get() !==
  undefined;

/** Newest first. */
export const listPublications = (db: Db): Publication[] =>
  db
    .select(columns)
    .from(publications)
    .leftJoin(users, eq(users.id, publications.user_id))
    .orderBy(desc(publications.id))
    .all();

/** @throws DomainError `not_found` */
export const findPublication = (db: Db, id: number): FullPublication => {
  const found = db
    .select(full)
    .from(publications)
    .leftJoin(users, eq(users.id, publications.user_id))
    .where(eq(publications.id, id))
    .get();
  if (!found) throw new DomainError('not_found');
  return found;
};

/** The version of a part that was never edited. */
export const initialVersion = (db: Db): number => {
  const first = db
    .select({ id: min(users.id) })
    .from(users)
    .get();
  return firstVersion(first?.id ?? 1);
};

/** The draft: each part as it was last edited, else as it is published. */
export const listDraft = (db: Db): DraftPart[] => {
  const initial = initialVersion(db);
  const published = lastPublication(db)?.parts ?? {};
  const rows = new Map(
    db
      .select()
      .from(siteParts)
      .all()
      .map((row) => [row.part, row]),
  );
  const names = new Set([...Object.keys(published), ...rows.keys()]);
  return [...names].map((part) => {
    const row = rows.get(part);
    const content = row ? row.content : published[part];
    const changed = !isSame(content, published[part]);
    return { part, version: row?.version ?? initial, content, changed };
  });
};

/** Two contents that were both stored as JSON. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** @throws DomainError `site_changed` when the version is not the stored one */
export const savePart = (
  db: Db,
  { part, version, content }: { part: string; version: number; content: unknown },
  { at }: AuditContext,
): number =>
  inTransaction(db, (tx) => {
    const stored = tx.select().from(siteParts).where(eq(siteParts.part, part)).get();
    if (version !== (stored?.version ?? initialVersion(tx))) throw new DomainError('site_changed');
    return writePart(tx, { part, content, version: version + 1, updated_at: at });
  });

const writePart = (tx: Db, row: typeof siteParts.$inferInsert): number => {
  tx.insert(siteParts).values(row).onConflictDoUpdate({ target: siteParts.part, set: row }).run();
  return row.version;
};

/** Writes what differs into the draft, whatever its version. @returns how many parts */
export const saveParts = (db: Db, parts: Parts, { at }: AuditContext): number =>
  inTransaction(db, (tx) => {
    const draft = new Map(listDraft(tx).map((one) => [one.part, one]));
    const isNew = ([part, content]: [string, unknown]) => {
      const before = draft.get(part);
      return !isSame(before?.content ?? {}, content);
    };
    const changed = Object.entries(parts).filter(isNew);
    for (const [part, content] of changed) {
      const version = (draft.get(part)?.version ?? initialVersion(tx)) + 1;
      writePart(tx, { part, content, version, updated_at: at });
    }
    return changed.length;
  });

/**
 * Makes these parts the site.
 * @param draft what the parts were read from
 * @throws DomainError `site_changed` when somebody has edited the draft since
 */
export const publish = (
  db: Db,
  parts: Parts,
  draft: readonly DraftPart[],
  { at, by }: AuditContext,
): Publication =>
  inTransaction(db, (tx) => {
    const versions = new Map(draft.map(({ part, version }) => [part, version]));
    for (const { part, version } of tx.select().from(siteParts).all()) {
      if (versions.get(part) !== version) throw new DomainError('site_changed');
    }
    const user_id = by.kind === 'couple' ? by.id : null;
    const row = { at, user_id, parts, from_files: false };
    const { id } = tx.insert(publications).values(row).returning().get();
    return findPublication(tx, id);
  });

/**
 * Makes the site what the files say, if they say something new. What of the draft nobody has changed follows.
 * @returns whether anything changed
 */
export const publishFiles = (db: Db, parts: Parts, at: Date): boolean =>
  inTransaction(db, (tx) => {
    const before = lastPublication(tx)?.parts ?? {};
    if (isSame(before, parts)) return false;
    for (const { part, content, version } of tx.select().from(siteParts).all()) {
      if (!isSame(content, before[part]) || parts[part] === undefined) continue;
      writePart(tx, { part, content: parts[part], version: version + 1, updated_at: at });
    }
    tx.insert(publications).values({ at, user_id: null, parts, from_files: true }).run();
    return true;
  });

/**
 * Makes the draft what these parts say: what is published, to discard it, or an earlier publication. Versions go on
 * growing: whoever still edits what was there is told.
 */
export const replaceDraft = (db: Db, parts: Parts, { at }: AuditContext) =>
  inTransaction(db, (tx) => {
    for (const { part, version, content } of listDraft(tx)) {
      if (isSame(parts[part], content)) continue;
      writePart(tx, { part, content: parts[part] ?? {}, version: version + 1, updated_at: at });
    }
    const drafted = new Set(listDraft(tx).map(({ part }) => part));
    for (const part of Object.keys(parts).filter((name) => !drafted.has(name))) {
      const version = initialVersion(tx) + 1;
      writePart(tx, { part, content: parts[part], version, updated_at: at });
    }
  });
