import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';

/** In place of the frozen price: that of a part of the visit, or with a shorter way. It is never higher. */
export async function saveLowerPrice(
  tx: Tx,
  { bookingId, price }: Authorized<{ readonly bookingId: string; readonly price: PriceBreakdown }>,
): Promise<void> {
  const saved = sql`update booking set price = ${JSON.stringify(price)}::jsonb, total_paise = ${price.totalCheckoutValue}
    where booking_id = ${bookingId}`;
  await sendOff(tx, saved);
}
