import type Database from 'better-sqlite3';

type Row = Record<string, unknown>;

/** The users, groups and sessions of the database that a backup is about to replace. */
export type CurrentAccess = { users: Row[]; groups: Row[]; guestSessions: Row[] };

/** What the restored database took over from it. */
export type SavedAccess = {
  /** Users who are missing in the replaced database: they return with the password of the backup. */
  oldPasswords: string[];
  /** Number of groups whose code changed after the backup was made. */
  newCodes: number;
};

/** The credentials of a group; another version of the site may lack one of these columns. */
const secretsOfGroup = ['access_code', 'link_token'];

/** Null when it cannot be read: damaged, or not a wedding's database. */
export const readAccess = (current: Database.Database): CurrentAccess | null => {
  const all = (table: string) => current.prepare<[], Row>(`select * from ${table}`).all();
  try {
    return { users: all('users'), groups: all('guests'), guestSessions: all('guest_sessions') };
  } catch {
    return null;
  }
};

/**
 * Ended access stays ended: a restored backup starts no session that is not active now, and does not
 * reinstate a password or code that was changed since. Without the current access every session ends.
 */
export const keepAccess = (copy: Database.Database, current: CurrentAccess | null): SavedAccess => {
  copy.exec('delete from admin_sessions');
  if (!current) {
    copy.exec('delete from guest_sessions');
    return { oldPasswords: [], newCodes: 0 };
  }
  keepSessions(copy, current);
  return { oldPasswords: keepPasswords(copy, current), newCodes: keepCodes(copy, current) };
};

const keepSessions = (copy: Database.Database, { guestSessions }: CurrentAccess) => {
  const active = guestSessions.map(({ token_hash, guest_id }) => [token_hash, guest_id]);
  copy
    .prepare(
      `delete from guest_sessions where (token_hash, guest_id) not in
        (select value ->> 0, value ->> 1 from json_each(?))`,
    )
    .run(JSON.stringify(active));
};

const keepPasswords = (copy: Database.Database, { users }: CurrentAccess) => {
  const keep = copy.prepare('update users set password = ?, is_admin = ? where username = ?');
  for (const { password, is_admin, username } of users) keep.run(password, is_admin, username);
  const known = new Set(users.map(({ username }) => username));
  const names = copy.prepare<[], string>('select username from users').pluck().all();
  return names.filter((name) => !known.has(name));
};

/**
 * Id and creation time together identify a group: in another wedding the same id belongs to another group.
 */
const keepCodes = (copy: Database.Database, { groups }: CurrentAccess) => {
  const active = groups.filter(({ erased_at }) => !erased_at);
  const changed = new Set<unknown>();
  const columns = copy.pragma('table_info(guests)') as { name: string }[];
  const isInBoth = (secret: string) =>
    columns.some(({ name }) => name === secret) && active.some((group) => secret in group);
  for (const secret of secretsOfGroup.filter(isInBoth)) {
    const keep = copy.prepare(
      `update guests set ${secret} = ? where id = ? and created_at = ? and ${secret} <> ?`,
    );
    for (const { [secret]: value, id, created_at } of active) {
      if (keep.run(value, id, created_at, value).changes > 0) changed.add(id);
    }
  }
  return changed.size;
};
