import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type Database from 'better-sqlite3';
import { writeFullCopy } from './full-copy.ts';

/** Copies kept per reason: snapshots must not fill the wedding's disk. */
const maxSnapshots = 20;

const folderOf = (file: string) => path.join(path.dirname(file), 'backups');

const timestampOf = (at: Date) => at.toISOString().replaceAll(/[:.]/gu, '-');

/** A copy's name begins with its time: sorted by name, the oldest comes first. */
const snapshotsIn = (folder: string, reason: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(`-${reason}.db`))
    .sort();

let taken = 0;

/** Path of a new copy for that reason. Numbered: two in the same millisecond are two copies. */
export const newSnapshotName = (file: string, reason: string): string => {
  const folder = folderOf(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const number = String((taken += 1)).padStart(6, '0');
  return path.join(folder, `${timestampOf(new Date())}-${number}-${reason}.db`);
};

/** Removes the copies of that reason that were written up to `until`. */
export const clearSnapshotsOf = (file: string) => (reason: string, until: Date) => {
  const folder = folderOf(file);
  if (!existsSync(folder)) return;
  for (const name of snapshotsIn(folder, reason)) {
    if (name < timestampOf(until)) remove(path.join(folder, name));
  }
};

/** Copies that a change of the release leaves. */
const versionReasons = ['before-migration', 'before-back', 'before-forward'];

/**
 * Removes what version changes left up to `until`: the copies made before a migration, and the databases that
 * were set aside. The newest of each stays: it may be the only way to roll back.
 */
export const clearVersionsOf = (file: string) => (until: Date) => {
  const folder = folderOf(file);
  if (!existsSync(folder)) return;
  for (const reason of versionReasons) {
    for (const name of snapshotsIn(folder, reason).slice(0, -1)) {
      if (name < timestampOf(until)) remove(path.join(folder, name));
    }
  }
  for (const name of failedUpdatesIn(folder).slice(0, -1)) {
    if (name < failedUpdateAt(until)) rmSync(path.join(folder, name), { recursive: true });
  }
};

const failedUpdate = 'failed-update-';

/** Folders that `update.sh` made until it set databases aside as copies: `date -u +%Y%m%dT%H%M%SZ`. */
const failedUpdateAt = (at: Date) =>
  `${failedUpdate}${at.toISOString().replaceAll(/[-:]|\.\d+/gu, '')}`;

const failedUpdatesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^failed-update-\d{8}T\d{6}Z$/u.test(name))
    .sort();

/** Together with its log, if it has one that could not be checkpointed. */
const remove = (copy: string) => {
  rmSync(`${copy}-wal`, { force: true });
  rmSync(copy);
};

/** Removes all copies, for any reason. */
export const clearEverySnapshot = (file: string) => {
  const folder = folderOf(file);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (/-before-[a-z]+\.db$/u.test(name)) remove(path.join(folder, name));
  }
  for (const name of failedUpdatesIn(folder)) rmSync(path.join(folder, name), { recursive: true });
};

/** Writes a complete copy of an open database; it has its name only once it has been checked. */
export const snapshotOf = (sqlite: Database.Database, file: string) => (reason: string) => {
  const copy = newSnapshotName(file, reason);
  writeFullCopy(sqlite, copy);
  const folder = path.dirname(copy);
  for (const name of snapshotsIn(folder, reason).slice(0, -maxSnapshots)) {
    remove(path.join(folder, name));
  }
  return copy;
};
