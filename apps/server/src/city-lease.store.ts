import { openPool } from './platform/db/database.ts';
import { endPool } from './platform/db/end-pool.ts';

/** Any number that no other program uses for its advisory locks. */
const makersLock = 727_090;
const cutAfterMs = 300;

export interface Lease {
  release(): Promise<void>;
}

/** Of several nodes that start on one database, one makes the demo city, for as long as it lives; null: another one does. */
export async function takeLease(databaseUrl: string): Promise<Lease | null> {
  const pool = openPool(databaseUrl, { max: 1 });
  const release = () => endPool(pool, cutAfterMs);
  try {
    const client = await pool.connect();
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      makersLock,
    ]);
    if (rows[0]?.got) return { release };
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return null;
}
