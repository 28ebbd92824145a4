import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { CarriedCharge } from './cart.door.ts';

export interface OpenCharge {
  readonly bookingNumber: string;
  /** In paise. */
  readonly amount: number;
}

/** Oldest first; one bill collects 20 of them at most. */
export async function listOpenCharges(reader: Reader, userId: string): Promise<OpenCharge[]> {
  const { rows } = await sql<OpenCharge>`
    select booking_number as "bookingNumber", amount_paise as amount from cancellation_charge
    where buyer_id = ${userId} and collected_booking_id is null order by created_at, booking_number limit 20`.execute(
    reader,
  );
  return rows;
}

export async function insertCharge(tx: Tx, charge: CarriedCharge): Promise<void> {
  await sql`insert into cancellation_charge (booking_number, buyer_id, amount_paise, created_at)
    values (${charge.bookingNumber}, ${charge.userId}, ${charge.amountPaise}, ${charge.now})
    on conflict (booking_number) do nothing`.execute(tx);
}

/** How many were still open and are collected now. */
export async function setCollected(
  tx: Tx,
  userId: string,
  bookingId: string,
  bookingNumbers: readonly string[],
): Promise<number> {
  const { rows } = await sql`update cancellation_charge set collected_booking_id = ${bookingId}
    where buyer_id = ${userId} and collected_booking_id is null and booking_number = any(${bookingNumbers}::text[]) returning 1`.execute(
    tx,
  );
  return rows.length;
}

export async function clearCollected(tx: Tx, bookingId: string): Promise<void> {
  await sql`update cancellation_charge set collected_booking_id = null where collected_booking_id = ${bookingId}`.execute(
    tx,
  );
}
