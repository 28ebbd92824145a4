import type { BookingStatus } from '@nukkad/contract/market/booking/booking.lifecycle';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import type { Booking } from '../booking.row.ts';
import { bookingColumns } from '../booking.store.ts';

/** Whose bookings: a buyer's, an organisation's, or those of one professional of it. */
export type Side =
  | { readonly buyerId: string }
  | { readonly organisationId: string; readonly staffId?: string | undefined };

export interface ListQuery {
  readonly side: Side;
  readonly statuses?: readonly BookingStatus[] | undefined;
  /** Half-open, by the start of the slot. */
  readonly within?: { readonly from: Date; readonly to: Date } | null;
  readonly direction: 'asc' | 'desc';
  readonly after?: AfterInstant | null;
  readonly limit: number;
}

function ofSide(side: Side): RawBuilder<unknown> {
  if ('buyerId' in side) return sql`buyer_id = ${side.buyerId}`;
  const own = sql`organisation_id = ${side.organisationId}`;
  return side.staffId === undefined ? own : sql`${own} and staff_id = ${side.staffId}`;
}

function inWindow(within: ListQuery['within']): RawBuilder<unknown> {
  return within ? sql`starts_at >= ${within.from} and starts_at < ${within.to}` : sql`true`;
}

function afterRow({ after, direction }: ListQuery): RawBuilder<unknown> {
  if (!after) return sql`true`;
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  return sql`(starts_at, booking_id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`;
}

/** One row more than `limit`, if there is one: then there is a next page. */
export async function listBookings(reader: Reader, question: ListQuery): Promise<readonly Booking[]> {
  const { side, statuses, within, direction, limit } = question;
  const inStatus = statuses ? sql`status = any(${statuses}::text[])` : sql`true`;
  const order =
    direction === 'asc' ? sql`starts_at asc, booking_id asc` : sql`starts_at desc, booking_id desc`;
  const { rows } = await sql<Booking>`select ${bookingColumns} from booking
    where ${ofSide(side)} and ${inStatus} and ${inWindow(within)} and ${afterRow(question)}
    order by ${order} limit ${limit + 1}`.execute(reader);
  return rows;
}

export async function countByStatus(
  reader: Reader,
  side: Side,
  within: ListQuery['within'],
): Promise<ReadonlyMap<BookingStatus, number>> {
  const { rows } = await sql<{
    status: BookingStatus;
    count: number;
  }>`select status, count(*) as count from booking
    where ${ofSide(side)} and ${inWindow(within)} group by status`.execute(reader);
  return new Map(rows.map((row) => [row.status, row.count]));
}

export interface DayOfWork {
  /** In Asia/Kolkata, YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
  /** Bills of what was completed that day, paise. */
  readonly amount: number;
}

/** What was completed within [from, to), by the day in Asia/Kolkata. Days without work are left out. */
export async function countDays(
  reader: Reader,
  side: Side,
  within: { readonly from: Date; readonly to: Date },
): Promise<readonly DayOfWork[]> {
  const { rows } = await sql<DayOfWork>`
    select to_char(completed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, count(*) as count,
      sum(total_paise + additions_paise)::bigint as amount
    from booking where ${ofSide(side)} and completed_at >= ${within.from} and completed_at < ${within.to}
    group by 1 order by 1`.execute(reader);
  return rows;
}
