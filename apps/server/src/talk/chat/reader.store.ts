import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';

/** How far a person has read. */
export interface ReaderRow {
  readonly conversationId: string;
  readonly userId: string;
  readonly readSeq: number;
  readonly seen: number;
}

export async function findReaders(
  reader: Reader,
  wanted: readonly Pick<ReaderRow, 'conversationId' | 'userId'>[],
): Promise<readonly ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`select r.conversation_id as "conversationId", r.user_id as "userId",
      r.read_seq as "readSeq", r.seen
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w("conversationId" uuid, "userId" uuid)
    join conversation_reader r on r.conversation_id = w."conversationId" and r.user_id = w."userId"`.execute(
    reader,
  );
  return rows;
}

/** Never back, in whichever order they come. */
export async function saveReaders(tx: Tx, rows: readonly Authorized<ReaderRow>[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await sendOff(
    tx,
    sql`insert into conversation_reader as kept (conversation_id, user_id, read_seq, seen, read_at)
    select n."conversationId", n."userId", n."readSeq", n.seen, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n("conversationId" uuid, "userId" uuid, "readSeq" int, seen int)
    on conflict (conversation_id, user_id) do update set read_seq = greatest(kept.read_seq, excluded.read_seq),
      seen = greatest(kept.seen, excluded.seen), read_at = excluded.read_at`,
  );
}
