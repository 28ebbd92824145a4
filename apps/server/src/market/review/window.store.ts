import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { ReviewSide } from '@nukkad/contract/market/review/review.noun';

const columns = {
  bookingId: 'booking_id',
  bookingNumber: 'booking_number',
  buyerId: 'buyer_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  serviceId: 'service_id',
  cityCode: 'city_code',
  completedAt: 'completed_at',
  writeBefore: 'write_before',
  customerWroteAt: 'customer_wrote_at',
  partnerWroteAt: 'partner_wrote_at',
} as const;
const reviewWindow = tableColumns('review_window', columns);
export type ReviewWindow = RowOf<'review_window', typeof columns>;

/** False: it was opened before. */
export async function openWindow(tx: Tx, row: Authorized<ReviewWindow>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('review_window')
    .values(reviewWindow.written(row))
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Everything that is written of a visit waits here for its turn. */
export const lockWindow = reviewWindow.lockBy('bookingId');
export const findWindow = reviewWindow.findBy('bookingId');

export async function markWritten(
  tx: Tx,
  { bookingId, side }: Authorized<{ readonly bookingId: string; readonly side: ReviewSide }>,
  now: Date,
): Promise<void> {
  const wrote = side === 'customer' ? { customer_wrote_at: now } : { partner_wrote_at: now };
  await tx.updateTable('review_window').set(wrote).where('booking_id', '=', bookingId).execute();
}

/** Of a customer, of an organisation, or of one of its professionals. */
export type WhoWrites =
  | { readonly buyerId: string }
  | { readonly organisationId: string; readonly staffId: string | null };

const waitsFor = (who: WhoWrites) => {
  if ('buyerId' in who) return sql`buyer_id = ${who.buyerId} and customer_wrote_at is null`;
  const own = who.staffId === null ? sql`` : sql`and staff_id = ${who.staffId}`;
  return sql`organisation_id = ${who.organisationId} ${own} and partner_wrote_at is null`;
};

/** Those that can still be written, newest first. */
export async function listToWrite(
  reader: Reader,
  who: WhoWrites,
  { now, after, limit }: { readonly now: Date; readonly after: AfterInstant | null; readonly limit: number },
): Promise<ReviewWindow[]> {
  const behind = after ? sql`and (completed_at, booking_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<ReviewWindow>`select ${reviewWindow.asSql} from review_window
    where ${waitsFor(who)} and write_before > ${now} ${behind}
    order by completed_at desc, booking_id desc limit ${limit}`.execute(reader);
  return rows;
}
