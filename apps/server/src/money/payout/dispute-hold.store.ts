import { type earningLifecycle, heldByDispute } from '@nukkad/contract/money/payout/earning.noun';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { ManyRows } from '../../platform/lifecycle/transition-spec.ts';

interface OfBooking {
  readonly bookingId: string;
  /** Of the booking, by the event that tells of it. */
  readonly version: number;
}

/** News that is older than what the row follows already changes nothing. What staff hold stays theirs. */
export async function holdDisputed(
  tx: Tx,
  rows: ManyRows<typeof earningLifecycle, 'dispute'>,
  { bookingId, version }: OfBooking,
): Promise<void> {
  await sql`update earning set state = ${rows.to}, hold_reason = ${heldByDispute}, booking_version = ${version}
    where booking_id = ${bookingId} and kind = 'work' and state = any(${[...rows.from]}::text[])
      and booking_version < ${version}`.execute(tx);
}

/** Back to waiting. What staff hold stays held. */
export async function liftDispute(
  tx: Tx,
  rows: ManyRows<typeof earningLifecycle, 'resolve'>,
  { bookingId, version }: OfBooking,
): Promise<void> {
  await sql`update earning set state = ${rows.to}, hold_reason = null,
      booking_version = ${version}
    where booking_id = ${bookingId} and kind = 'work' and state = any(${[...rows.from]}::text[])
      and hold_reason = ${heldByDispute} and booking_version < ${version}`.execute(tx);
}
