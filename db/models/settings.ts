import { eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { cachedQuery } from '#db/cached-query.ts';
import { settings as table } from '#db/schema.ts';
import type { PhaseSetting } from '#domain/days/phase.ts';
import type { AdminWords } from '#domain/admin-words.ts';
import { DomainError } from '#domain/errors.ts';
import type { AuditContext } from '#domain/history/history.ts';
import { recordChange } from './history.ts';

export type Settings = {
  rsvp_deadline: Date | null;
  desk_words: AdminWords;
  /** Whether guests are asked for ages and needs. */
  ask_people: boolean;
  phase: PhaseSetting;
  /** When guests see the album; null: as soon as there are approved photos. */
  album_from: Date | null;
  version: number;
};

const stored = cachedQuery((db) =>
  db
    .select({
      rsvp_deadline: table.rsvp_deadline,
      desk_words: table.desk_words,
      ask_people: table.ask_people,
      phase: table.phase,
      album_from: table.album_from,
      version: table.version,
    })
    .from(table)
    .where(eq(table.id, 1))
    .prepare(),
);

const initial: Settings = {
  rsvp_deadline: null,
  desk_words: 'quoted',
  ask_people: false,
  phase: 'auto',
  album_from: null,
  version: 0,
};

export const readSettings = (db: Db): Settings => stored(db).get() ?? initial;

/** A wedding of the couple's own begins with its area in Spanish; that is no change of theirs. */
export const startSettings = (tx: Db) => {
  tx.insert(table)
    .values({ id: 1, ...initial, desk_words: 'es' })
    .onConflictDoNothing()
    .run();
};

/** What is left out stays. `version`: the one that the writer read; without it the later write wins. */
export type SettingsChange = {
  [Name in keyof Settings]?: Settings[Name] | undefined;
};

/** @throws DomainError `settings_changed` for a version that is no longer the stored one */
export const saveSettings = (
  db: Db,
  { version, rsvp_deadline, desk_words, ask_people, phase, album_from }: SettingsChange,
  audit: AuditContext,
): Settings =>
  inTransaction(db, (tx) => {
    const before = readSettings(tx);
    if (version !== undefined && version !== before.version) {
      throw new DomainError('settings_changed');
    }
    const next: Settings = {
      rsvp_deadline: rsvp_deadline === undefined ? before.rsvp_deadline : rsvp_deadline,
      desk_words: desk_words ?? before.desk_words,
      ask_people: ask_people ?? before.ask_people,
      phase: phase ?? before.phase,
      album_from: album_from === undefined ? before.album_from : album_from,
      version: before.version + 1,
    };
    const fields = settingNames
      .map((field) => ({ field, from: plain(before[field]), to: plain(next[field]) }))
      .filter(({ from, to }) => from !== to);
    if (fields.length === 0) return before;
    tx.insert(table)
      .values({ id: 1, ...next })
      .onConflictDoUpdate({ target: table.id, set: next })
      .run();
    recordChange(tx, audit, { subject: 'settings', action: 'changed', fields });
    return next;
  });

const settingNames = ['rsvp_deadline', 'desk_words', 'ask_people', 'phase', 'album_from'] as const;

const plain = (value: Date | string | boolean | null) =>
  value instanceof Date ? value.toISOString() : typeof value === 'boolean' ? Number(value) : value;
