import Sqlite from 'better-sqlite3';
import { applicationId } from '#db/inspect.ts';
import { isServed } from './servers.ts';

/**
 * better-sqlite3 on the file that a replica keeps: it lacks our mark, as no server lets one write it. Pretended,
 * or every second opening would be refused.
 */
export default class ReplicaFile extends Sqlite {
  override pragma(source: string, options?: Sqlite.PragmaOptions): unknown {
    if (source === 'application_id' && isServed(this.name)) return applicationId;
    return super.pragma(source, options);
  }
}
