import type { NotificationChannel } from '@nukkad/contract/kernel/notice';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Database, Reader, Tx } from '../../platform/db/database.ts';
import type { Way } from './notification.rules.ts';

/** The month is named besides the id, so that no other one is opened. */
export interface DeliveryKey {
  readonly deliveryId: string;
  readonly createdAt: Date;
}

export type DeliveryState = 'waiting' | 'sending' | 'sent' | 'failed' | 'skipped';
export type DeliveryReason = 'provider' | 'no_way' | 'read' | 'no_news' | 'event_gone' | 'in_summary';

export interface Delivery extends DeliveryKey {
  readonly eventId: string;
  readonly notice: string;
  readonly mark: string;
  readonly way: Way;
  readonly userId: string | null;
  readonly bookingId: string | null;
  readonly onlyIfUnread: boolean;
  readonly state: DeliveryState;
  readonly channel: NotificationChannel | null;
  readonly reason: DeliveryReason | null;
  readonly dueAt: Date;
  readonly tries: number;
  readonly updatedAt: Date;
}

const fields =
  sql.raw(`d.delivery_id as "deliveryId", d.created_at as "createdAt", d.event_id as "eventId", d.notice, d.mark,
  d.way, d.user_id as "userId", d.booking_id as "bookingId", d.only_if_unread as "onlyIfUnread", d.state, d.channel,
  d.reason, d.due_at as "dueAt", d.tries, d.updated_at as "updatedAt"`);

/** A node that began and has not said what became of it in this time has died. */
export const lostAfterMs = 2 * 60_000;

/** Those that are new; of an event that is told again, none. */
export async function insertDeliveries(
  tx: Tx,
  { rows }: Authorized<{ readonly rows: readonly Delivery[] }>,
): Promise<readonly DeliveryKey[]> {
  const json = JSON.stringify(
    rows.map((row) => ({
      delivery_id: row.deliveryId,
      created_at: row.createdAt,
      event_id: row.eventId,
      notice: row.notice,
      mark: row.mark,
      way: row.way,
      user_id: row.userId,
      booking_id: row.bookingId,
      only_if_unread: row.onlyIfUnread,
      state: row.state,
      channel: row.channel,
      reason: row.reason,
      due_at: row.dueAt,
      tries: row.tries,
      updated_at: row.updatedAt,
    })),
  );
  const { rows: added } =
    await sql<DeliveryKey>`insert into notice_delivery (delivery_id, created_at, event_id, notice, mark, way,
      user_id, booking_id, only_if_unread, state, channel, reason, due_at, tries, updated_at)
    select delivery_id, created_at, event_id, notice, mark, way, user_id, booking_id, only_if_unread, state, channel, reason,
      due_at, tries, updated_at from jsonb_populate_recordset(null::notice_delivery, ${json}::jsonb)
    on conflict (event_id, mark, way, created_at) do nothing
    returning delivery_id as "deliveryId", created_at as "createdAt"`.execute(tx);
  return added;
}

/** Those of this event and person that are due and no node sends now: they are this node's to send. */
export async function claimOfNotice(
  tx: Tx,
  { eventId, mark, createdAt }: Authorized<Pick<Delivery, 'eventId' | 'mark' | 'createdAt'>>,
  now: Date,
): Promise<readonly Delivery[]> {
  const { rows } =
    await sql<Delivery>`update notice_delivery d set state = 'sending', tries = tries + 1, updated_at = ${now}
    where event_id = ${eventId} and mark = ${mark} and created_at = ${createdAt} and due_at <= ${now} and ${claimable(now)}
    returning ${fields}`.execute(tx);
  // The push first: it is the quickest.
  return rows.toSorted((a, b) => Number(b.way === 'push') - Number(a.way === 'push'));
}

const claimable = (now: Date) =>
  sql`(state in ('waiting', 'failed') or (state = 'sending' and updated_at < ${new Date(now.getTime() - lostAfterMs)}))`;

/** Null: another node has it, or it is done. */
export async function claimDelivery(
  tx: Tx,
  { deliveryId, createdAt }: Authorized<DeliveryKey>,
  now: Date,
): Promise<Delivery | null> {
  const { rows } =
    await sql<Delivery>`update notice_delivery d set state = 'sending', tries = tries + 1, updated_at = ${now}
    where delivery_id = ${deliveryId} and created_at = ${createdAt} and ${claimable(now)} returning ${fields}`.execute(
      tx,
    );
  return rows[0] ?? null;
}

/** All that wait for the person's summary, the oldest first. */
export async function claimDigest(
  tx: Tx,
  { userId }: Authorized<{ readonly userId: string }>,
  now: Date,
): Promise<readonly Delivery[]> {
  const { rows } =
    await sql<Delivery>`update notice_delivery d set state = 'sending', tries = tries + 1, updated_at = ${now}
    where user_id = ${userId} and way = 'digest' and due_at <= ${now} and ${claimable(now)} returning ${fields}`.execute(
      tx,
    );
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

export type Became = Pick<Delivery, 'state' | 'channel' | 'reason'>;

export async function finishDelivery(
  tx: Tx,
  { deliveryId, createdAt }: Authorized<DeliveryKey>,
  { state, channel, reason }: Became,
  now: Date,
): Promise<void> {
  await sql`update notice_delivery set state = ${state}, channel = ${channel}, reason = ${reason}, updated_at = ${now}
    where delivery_id = ${deliveryId} and created_at = ${createdAt}`.execute(tx);
}

/** Begun by a node that has died since. */
export async function listLost(reader: Reader, now: Date, limit: number): Promise<readonly DeliveryKey[]> {
  const { rows } =
    await sql<DeliveryKey>`select delivery_id as "deliveryId", created_at as "createdAt" from notice_delivery
    where state = 'sending' and updated_at < ${new Date(now.getTime() - lostAfterMs)} order by updated_at limit ${limit}`.execute(
      reader,
    );
  return rows;
}

const batchSize = 5_000;

/** Those that have served their time, a batch at a time, so that no one waits long for a row. */
export async function deleteDeliveriesBefore(
  db: Database,
  { before }: Authorized<{ readonly before: Date }>,
): Promise<number> {
  for (let total = 0; ; ) {
    const { numAffectedRows } = await sql`delete from notice_delivery where (delivery_id, created_at) in (
      select delivery_id, created_at from notice_delivery where created_at < ${before} limit ${batchSize})`.execute(
      db,
    );
    const swept = Number(numAffectedRows ?? 0);
    total += swept;
    if (swept < batchSize) return total;
  }
}

/** Whether the person has read the notice that this delivery tells of. */
export async function isRead(
  reader: Reader,
  { userId, eventId, mark, createdAt }: Delivery,
): Promise<boolean> {
  const { rows } = await sql`select 1 from notification where user_id = ${userId} and event_id = ${eventId}
    and mark = ${mark} and created_at = ${createdAt} and read_at is not null`.execute(reader);
  return rows.length > 0;
}
