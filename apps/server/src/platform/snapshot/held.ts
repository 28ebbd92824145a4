import type { Database, Reader } from '../db/database.ts';
import { databaseOf } from '../db/pipeline.ts';
import type { WholeName } from './asked-versions.ts';
import { type Whole, openSnapshots } from './snapshots.ts';

/**
 * Rows that are held in memory for each database, for those who have no more than a reader at hand. A transaction that was
 * not opened by `inTransaction` reads them itself.
 */
export function heldBy<State>(
  name: WholeName,
  load: (reader: Reader) => Promise<State>,
): (reader: Reader) => Promise<State> {
  const holders = new WeakMap<Database, Whole<State>>();
  return async (reader) => {
    const db = databaseOf(reader);
    if (!db) return load(reader);
    const whole = holders.get(db) ?? openSnapshots(db).whole(name, load);
    holders.set(db, whole);
    return whole(reader);
  };
}
