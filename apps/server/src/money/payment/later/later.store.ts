import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface LaterLeft {
  readonly paymentId: string;
  /** Still to pay of it: neither paid since nor promised back. */
  readonly leftPaise: number;
}

/** What is left of a booking that is paid later; null: it is not. The booking is locked before. */
export async function findLaterLeft(reader: Reader, bookingId: string): Promise<LaterLeft | null> {
  const { rows } =
    await sql<LaterLeft>`select payment_id as "paymentId", amount_paise - refunded_paise - repaid_paise as "leftPaise"
    from payment where booking_id = ${bookingId} and provider = 'paylater'`.execute(reader);
  return rows[0] ?? null;
}

/** The customer has paid so much of it. */
export async function saveRepaid(
  tx: Tx,
  { paymentId, repaidPaise }: Authorized<{ paymentId: string; repaidPaise: number }>,
): Promise<void> {
  await sql`update payment set repaid_paise = repaid_paise + ${repaidPaise} where payment_id = ${paymentId}`.execute(
    tx,
  );
}
