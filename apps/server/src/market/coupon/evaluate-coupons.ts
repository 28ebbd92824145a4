import type { Reader } from '../../platform/db/database.ts';
import type { CouponQuery, BookingHistory, CouponView } from './coupon.interface.ts';
import { discountOf, problemOf } from './coupon.rules.ts';
import { type CouponRow, countOwnUses } from './coupon.store.ts';

function viewOf(row: CouponRow, ask: CouponQuery, past: Parameters<typeof problemOf>[2]): CouponView {
  const trouble = problemOf(row, ask, past);
  return {
    couponId: row.couponId,
    code: row.code,
    title: ask.lang === 'hi' ? row.titleHi : row.title,
    percent: row.percent,
    amountPaise: row.amountPaise,
    mostPaise: row.mostPaise,
    leastServicesPaise: row.leastServicesPaise,
    lastDay: row.toDay,
    newcomers: row.audience === 'newcomers',
    createdAt: row.createdAt,
    discountPaise: trouble === null ? discountOf(row, ask.servicesPaise) : 0,
    trouble,
  };
}

/** What coupons come to for one cart, all of them at once. */
export async function evaluateCoupons(
  reader: Reader,
  { hasBooked }: Pick<BookingHistory, 'hasBooked'>,
  rows: readonly CouponRow[],
  ask: CouponQuery,
): Promise<CouponView[]> {
  if (rows.length === 0) return [];
  const uses = await countOwnUses(
    reader,
    ask.userId,
    rows.map((row) => row.couponId),
  );
  const asksForNewcomers = rows.some((row) => row.audience === 'newcomers');
  const booked = asksForNewcomers && (await hasBooked(reader, ask.userId));
  return rows.map((row) => viewOf(row, ask, { ownUses: uses.get(row.couponId) ?? 0, hasBooked: booked }));
}
