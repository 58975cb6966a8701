/**
 * One server of a wedding: answers for the same person again and again with the version it saw, through the
 * models. Says each answer that was accepted, and each that was refused as overtaken.
 *
 *   LIBSQL_URL=… node bench/libsql/writer.ts <file of its replica> <answers>
 */
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { Db } from '#db/connection.ts';
import { allAnswers, recordBulk } from '#db/models/responses.ts';
import * as schema from '#db/schema.ts';
import { DomainError } from '#domain/errors.ts';
import Database from './driver.ts';

export type Said = { open: true } | { accepted: number } | { refused: string } | { failed: string };

const [file = '', answers] = process.argv.slice(2);
const db = drizzle(new Database(file) as never, { schema }) as Db;
const say = (said: Said) => process.stdout.write(`${JSON.stringify(said)}\n`);

const firstCell = () =>
  allAnswers(db).sort(
    (one, other) => one.guestEventId - other.guestEventId || one.memberId - other.memberId,
  )[0]!;

say({ open: true });
for (let n = 0; n < Number(answers); n++) {
  const { guestEventId, memberId, version, isAttending } = firstCell();
  try {
    recordBulk(db, [{ guestEventId, memberId, version, isAttending: !isAttending }], {
      by: { kind: 'system' },
      at: new Date(),
    });
    say({ accepted: version + 1 });
  } catch (error) {
    say(
      error instanceof DomainError
        ? { refused: error.code }
        : { failed: String((error as Error).message).split('\n')[0]! },
    );
  }
}
process.exit();
