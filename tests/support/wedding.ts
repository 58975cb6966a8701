import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import type { AuditContext } from '#domain/history/history.ts';
import { openDatabase, type OpenDatabase } from '#db/connection.ts';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import type { FullGroup } from '#db/models/groups/full-group.ts';

/** Written by the site, at that time. */
export const auditAt = (at: string | number): AuditContext => ({
  by: { kind: 'system' },
  at: new Date(at),
});

export type TestWedding = OpenDatabase & {
  file: string;
  /** A connection of its own, past the models: what the database itself allows. */
  raw: Database.Database;
};

const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), 'convite-'));

/** A folder that is gone after the test. */
export const folderForTest = (): string => {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export const newFile = () => path.join(folderForTest(), 'wedding.db');

/** Planted once per run by `demo.ts`. */
const demoFile = (): string => {
  const file = process.env.CONVITE_DEMO_FILE;
  if (!file) throw new Error('The demo file is made by the global setup, which has not run.');
  return file;
};

const open = (file: string): TestWedding => {
  const wedding = openDatabase(file);
  const raw = new Database(file);
  raw.pragma('foreign_keys = ON');
  onTestFinished(() => {
    raw.close();
    wedding.close();
  });
  return { ...wedding, file, raw };
};

/** The demo's people in a file of this test's own. */
export const demoWedding = (): TestWedding => {
  const file = newFile();
  copyFileSync(demoFile(), file);
  return open(file);
};

export const emptyWedding = (): TestWedding => open(newFile());

/** Every row of every table of ours. */
export const dump = (raw: Database.Database): Record<string, unknown[]> => {
  const tables = raw
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .pluck()
    .all() as string[];
  return Object.fromEntries(
    tables.map((name) => [name, raw.prepare(`select * from "${name}" order by rowid`).all()]),
  );
};

/** One of the demo's groups with its members and invitations. */
export const groupNamed = ({ db }: Pick<TestWedding, 'db'>, name: string): FullGroup => {
  const group = listGroups(db).find(({ group_name }) => group_name === name);
  if (!group) throw new Error(`No demo group is called ${name}`);
  return group;
};

/** The invitation of a group to an event. */
export const invitationTo = (group: FullGroup, eventId: number): number => {
  const invitation = group.invitations.find(({ event_id }) => event_id === eventId);
  if (!invitation) throw new Error(`${group.group_name} is not invited to ${eventId}`);
  return invitation.id;
};
