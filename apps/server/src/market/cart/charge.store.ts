import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import type { CarriedCharge, CarriedState, CollectedCharges } from './cart.interface.ts';
import { isAmong } from '../../platform/db/is-among.ts';

export interface OpenCharge {
  readonly bookingNumber: string;
  /** In paise. */
  readonly amount: number;
}

/** Oldest first; one bill collects 20 of them at most. */
export async function listOpenCharges(reader: Reader, userId: string): Promise<OpenCharge[]> {
  const { rows } = await sql<OpenCharge>`
    select booking_number as "bookingNumber", sum(amount_paise)::bigint as amount from cancellation_charge
    where buyer_id = ${userId} and collected_booking_id is null
    group by booking_number order by min(created_at), booking_number limit 20`.execute(reader);
  return rows;
}

/** Charges for cancelling these bookings that a booking collects or will collect, by booking number. */
export async function findCharges(
  reader: Reader,
  bookingNumbers: readonly string[],
): Promise<ReadonlyMap<string, CarriedState>> {
  const { rows } = await sql<
    CarriedState & { bookingNumber: string }
  >`select booking_number as "bookingNumber",
      amount_paise as "amountPaise", collected_booking_id as "collectedBookingId"
    from cancellation_charge where occasion = 0 and booking_number ${isAmong(bookingNumbers, 'text')}`.execute(
    reader,
  );
  return new Map(rows.map(({ bookingNumber, ...state }) => [bookingNumber, state]));
}

export async function insertCharge(tx: Tx, charge: Authorized<CarriedCharge>): Promise<void> {
  const carried = sql`insert into cancellation_charge (booking_number, occasion, buyer_id, amount_paise, created_at)
    values (${charge.bookingNumber}, ${charge.occasion ?? 0}, ${charge.userId}, ${charge.amountPaise}, ${charge.now})
    on conflict (booking_number, occasion) do nothing`;
  await sendOff(tx, carried);
}

/** Of how many bookings charges were still open and are collected now. */
export async function setCollected(
  tx: Tx,
  { userId, bookingId, bookingNumbers }: Authorized<CollectedCharges>,
): Promise<number> {
  const { rows } = await sql<{
    bookingNumber: string;
  }>`update cancellation_charge set collected_booking_id = ${bookingId}
    where buyer_id = ${userId} and collected_booking_id is null and booking_number ${isAmong(bookingNumbers, 'text')}
    returning booking_number as "bookingNumber"`.execute(tx);
  return new Set(rows.map((row) => row.bookingNumber)).size;
}

export async function clearCollected(
  tx: Tx,
  { bookingId }: Authorized<Pick<CollectedCharges, 'bookingId'>>,
): Promise<void> {
  const reopened = sql`update cancellation_charge set collected_booking_id = null
    where collected_booking_id = ${bookingId}`;
  await sendOff(tx, reopened);
}
