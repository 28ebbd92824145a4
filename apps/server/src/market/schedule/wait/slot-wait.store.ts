import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SlotsQuery } from '../get-slots.ts';

/** What of a question is kept: all but the day. */
export type AskedSlots = Omit<SlotsQuery, 'day' | 'organisationIds'>;

export interface SlotWait {
  readonly waitId: string;
  readonly userId: string;
  readonly day: string;
  readonly serviceId: string;
}

export interface NewSlotWait extends SlotWait {
  readonly cityCode: string | null;
  readonly asked: AskedSlots;
  readonly createdAt: Date;
}

const columns = sql`wait_id as "waitId", user_id as "userId", day::text as day, service_id as "serviceId"`;

/** Those that still wait, by day. */
export async function listOpenWaits(
  reader: Reader,
  { userId, from, limit }: { readonly userId: string; readonly from: string; readonly limit: number },
): Promise<readonly SlotWait[]> {
  const { rows } = await sql<SlotWait>`select ${columns} from slot_wait
    where user_id = ${userId} and told_at is null and day >= ${from} order by day, wait_id limit ${limit}`.execute(
    reader,
  );
  return rows;
}

/** Two requests of one person wait for each other, so that the limit holds. */
export async function lockWaits(tx: Tx, { userId }: Authorized<Pick<SlotWait, 'userId'>>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slot wait ${userId}`}, 0))`.execute(tx);
}

/** Asking again keeps the place in the line. */
export async function insertWait(tx: Tx, wait: Authorized<NewSlotWait>): Promise<void> {
  await sql`insert into slot_wait (wait_id, user_id, city_code, day, service_id, asked, created_at)
    values (${wait.waitId}, ${wait.userId}, ${wait.cityCode}, ${wait.day}, ${wait.serviceId},
      ${JSON.stringify(wait.asked)}::jsonb, ${wait.createdAt})
    on conflict (user_id, day, service_id) where told_at is null do nothing`.execute(tx);
}

export async function findWait(reader: Reader, waitId: string): Promise<SlotWait | null> {
  const { rows } = await sql<SlotWait>`select ${columns} from slot_wait where wait_id = ${waitId}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

export async function deleteWait(tx: Tx, { waitId }: Authorized<Pick<SlotWait, 'waitId'>>): Promise<void> {
  await tx.deleteFrom('slot_wait').where('wait_id', '=', waitId).execute();
}

/** What is waited for, each once. */
export interface Question {
  readonly day: string;
  readonly asked: AskedSlots;
}

export async function listQuestions(
  reader: Reader,
  { from, limit }: { readonly from: string; readonly limit: number },
): Promise<readonly Question[]> {
  const { rows } = await sql<Question>`select day::text as day, asked from slot_wait
    where told_at is null and day >= ${from} group by day, asked order by min(created_at) limit ${limit}`.execute(
    reader,
  );
  return rows;
}

/** Marks those who have waited longest; of two runs at one instant each is told by one. */
export async function markTold(
  tx: Tx,
  { day, asked }: Authorized<Question>,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly Pick<SlotWait, 'waitId' | 'day'>[]> {
  const { rows } = await sql<Pick<SlotWait, 'waitId' | 'day'>>`update slot_wait set told_at = ${now}
    where wait_id in (select wait_id from slot_wait
      where day = ${day} and asked = ${JSON.stringify(asked)}::jsonb and told_at is null
      order by created_at, wait_id limit ${limit} for update skip locked)
    returning wait_id as "waitId", day::text as day`.execute(tx);
  return rows;
}

export async function deletePast(tx: Tx, { before }: Authorized<{ readonly before: string }>): Promise<void> {
  await sql`delete from slot_wait where day < ${before}`.execute(tx);
}
