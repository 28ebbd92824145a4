import type { Authorized } from '../../platform/authorize.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import type { CouponUse } from './coupon.interface.ts';

/** The limit is the row's own check: one too many is refused by the database. */
export async function insertUse(
  tx: Tx,
  { couponId, bookingId, userId, discountPaise, partnerPaise, now }: Authorized<CouponUse>,
): Promise<void> {
  const counted = sql`update coupon set used_count = used_count + 1 where coupon_id = ${couponId}`;
  await sendOff(tx, counted);
  const used = sql`insert into coupon_use (booking_id, coupon_id, user_id, discount_paise, partner_paise, used_at)
    values (${bookingId}, ${couponId}, ${userId}, ${discountPaise}, ${partnerPaise}, ${now})`;
  await sendOff(tx, used);
}

export async function freeUse(
  tx: Tx,
  { bookingId }: Authorized<Pick<CouponUse, 'bookingId'>>,
  now: Date,
): Promise<void> {
  const freed = sql`with freed as (
      update coupon_use set freed_at = ${now} where booking_id = ${bookingId} and freed_at is null returning coupon_id)
    update coupon set used_count = used_count - 1 from freed where coupon.coupon_id = freed.coupon_id`;
  await sendOff(tx, freed);
}
