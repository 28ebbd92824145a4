import type { OfficeCoupon } from '@nukkad/contract/backoffice/coupon.api';
import { couponErrors } from '@nukkad/contract/booking/coupon.errors';
import { couponLifecycle } from '@nukkad/contract/booking/coupon.lifecycle';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { actorOf, audit } from '../platform/audit.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/refusal.ts';
import { presentCoupon } from './coupon.presenter.ts';
import { type CouponRow, findInOffice, lockCoupon, saveTerms } from './coupon.store.ts';
import { type CouponCall, type WantedTerms, checkPlaces } from './make-coupon.ts';

/** The coupon, locked, as the Admin read it, and free for this move. */
export async function lockToMove(
  tx: Tx,
  { couponId, version }: { readonly couponId: string; readonly version: number },
  verb: 'change' | 'pause' | 'resume' | 'end',
): Promise<CouponRow> {
  const row = await lockCoupon(tx, couponId);
  if (!row) return refuse(couponErrors.coupon_not_found);
  if (row.version !== version) return refuse(kernelErrors.stale_state);
  if (!canMove(couponLifecycle, verb, row.status))
    return refuse(couponErrors.coupon_status_moved_on, { present: row.status });
  return row;
}

/** For the audit log: `{ percent: [10, 20] }` of what differs. */
function difference(before: CouponRow, wanted: WantedTerms): Record<string, readonly [unknown, unknown]> {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(wanted).filter(
    ([key, value]) => JSON.stringify(was.get(key)) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed.map(([key, value]) => [key, [was.get(key), value] as const]));
}

interface Change extends WantedTerms {
  readonly couponId: string;
  readonly version: number;
  readonly why: string;
}

/** For bookings to come: those that hold it keep the discount that they were made with. */
export async function changeCoupon(
  platform: Platform,
  call: CouponCall,
  { couponId, version, why, ...wanted }: Change,
): Promise<OfficeCoupon> {
  const { viewer, now } = call;
  const row = await platform.write(call, async (tx) => {
    const before = await lockToMove(tx, { couponId, version }, 'change');
    if (wanted.totalLimit !== null && wanted.totalLimit < before.usedCount)
      return refuse(couponErrors.coupon_limit_below_use, { present: String(before.usedCount) });
    await checkPlaces(tx, wanted);
    await saveTerms(tx, couponId, wanted, now);
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'coupon.changed',
      subjectKind: 'coupon',
      subjectId: couponId,
      detail: { ...difference(before, wanted), why },
    });
    return (await findInOffice(tx, couponId)) ?? refuse(couponErrors.coupon_not_found);
  });
  return presentCoupon(row);
}
