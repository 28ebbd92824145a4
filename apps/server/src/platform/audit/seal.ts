import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../db/database.ts';
import { chainHash, chainStart } from './chain-hash.ts';

/** Any number that no other program uses: one node seals at a time. */
const sealLock = 727_150;
const batchSize = 2_000;

interface WaitingRow {
  readonly auditId: string;
  readonly at: string;
  readonly rowHash: Buffer;
}

export interface ChainHead {
  /** 0 before the first link. */
  readonly link: number;
  readonly hash: Buffer;
}

export async function findHead(reader: Reader): Promise<ChainHead> {
  const { rows } =
    await sql<ChainHead>`select link, chain_hash as hash from audit_link order by link desc limit 1`.execute(
      reader,
    );
  return rows[0] ?? { link: 0, hash: chainStart };
}

/** Only committed rows are seen, so what is sealed can never be joined by an earlier one. The instant travels as text, with its microseconds. */
async function takeWaiting(tx: Tx): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`with taken as (
      delete from audit_waiting where ctid = any(array(select ctid from audit_waiting order by at, audit_id limit ${batchSize}))
      returning audit_id, at)
    select audit_log.audit_id as "auditId", audit_log.at::text as at, audit_row_hash(audit_log) as "rowHash"
    from taken join audit_log using (audit_id, at) order by audit_log.at, audit_log.audit_id`.execute(tx);
  return rows;
}

async function appendLinks(tx: Tx, head: ChainHead, rows: readonly WaitingRow[], now: Date): Promise<void> {
  let before = head.hash;
  const hashes = rows.map(({ rowHash }) => (before = chainHash(before, rowHash)));
  await sql`insert into audit_link (link, audit_id, at, row_hash, chain_hash, sealed_at)
    select ${head.link} + place, audit_id, at, row_hash, chain_hash, ${now}
    from unnest(${rows.map((row) => row.auditId)}::uuid[], ${rows.map((row) => row.at)}::timestamptz[],
      ${rows.map((row) => row.rowHash)}::bytea[], ${hashes}::bytea[]) with ordinality
      as fresh(audit_id, at, row_hash, chain_hash, place)`.execute(tx);
}

function sealBatch(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows: lock } = await sql<{
      got: boolean;
    }>`select pg_try_advisory_xact_lock(${sealLock}) as got`.execute(tx);
    if (!lock[0]?.got) return 0;
    const rows = await takeWaiting(tx);
    if (rows.length > 0) await appendLinks(tx, await findHead(tx), rows, now);
    return rows.length;
  });
}

/** Gives every waiting row its place in the chain; says how many. Another node at it: 0. */
export async function sealAudit(db: Database, now: Date): Promise<number> {
  for (let total = 0; ; ) {
    const sealed = await sealBatch(db, now);
    total += sealed;
    if (sealed < batchSize) return total;
  }
}
