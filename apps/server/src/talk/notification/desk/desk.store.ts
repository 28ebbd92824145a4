import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import type { Delivery } from '../delivery.store.ts';

export interface DeskRow
  extends Pick<
    Delivery,
    'deliveryId' | 'createdAt' | 'userId' | 'way' | 'channel' | 'state' | 'reason' | 'dueAt' | 'tries'
  > {
  readonly said: string | null;
  readonly readAt: Date | null;
}

const shown = sql`select d.delivery_id as "deliveryId", d.created_at as "createdAt", d.user_id as "userId", d.way, d.channel,
    d.state, d.reason, d.due_at as "dueAt", d.tries, n.body_en as said, n.read_at as "readAt"
  from notice_delivery d
  left join notification n on n.user_id = d.user_id and n.event_id = d.event_id and n.mark = d.mark and n.created_at = d.created_at`;

/** Newest first, behind the row that `after` names. */
export async function listOfBooking(
  reader: Reader,
  bookingId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<DeskRow[]> {
  const behind = after ? sql`and (d.created_at, d.delivery_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<DeskRow>`${shown} where d.booking_id = ${bookingId} ${behind}
    order by d.created_at desc, d.delivery_id desc limit ${limit}`.execute(reader);
  return rows;
}

export async function findDeskRow(reader: Reader, deliveryId: string): Promise<DeskRow | null> {
  const { rows } = await sql<DeskRow>`${shown} where d.delivery_id = ${deliveryId}`.execute(reader);
  return rows[0] ?? null;
}

export async function lockDelivery(tx: Tx, deliveryId: string): Promise<DeskRow | null> {
  await sql`select 1 from notice_delivery where delivery_id = ${deliveryId} for update`.execute(tx);
  return findDeskRow(tx, deliveryId);
}

/** It waits for now, whether it was read or not. */
export async function waitAgain(
  tx: Tx,
  { deliveryId, createdAt }: Authorized<Pick<DeskRow, 'deliveryId' | 'createdAt'>>,
  now: Date,
): Promise<void> {
  await sql`update notice_delivery set state = 'waiting', reason = null, channel = null, only_if_unread = false, due_at = ${now},
    updated_at = ${now} where delivery_id = ${deliveryId} and created_at = ${createdAt}`.execute(tx);
}
