import type { OfficeCoupon } from '@nukkad/contract/backoffice/coupon.api';
import type { confirmsCoupon } from '@nukkad/contract/backoffice/coupon.confirm';
import { couponErrors } from '@nukkad/contract/booking/coupon.errors';
import { couponLifecycle } from '@nukkad/contract/booking/coupon.lifecycle';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { actorOf, audit } from '../platform/audit.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/refusal.ts';
import { lockToMove } from './change-coupon.ts';
import { presentCoupon } from './coupon.presenter.ts';
import { findInOffice, saveStatus } from './coupon.store.ts';
import type { CouponCall } from './make-coupon.ts';

const acts = { pause: 'coupon.paused', resume: 'coupon.resumed', end: 'coupon.ended' } as const;

interface Wanted {
  readonly couponId: string;
  readonly verb: keyof typeof acts;
  readonly why: string;
  readonly seen: Seen<typeof confirmsCoupon>;
}

/** Pauses a coupon, lets it count again, or ends it; carts that hold it see that at their next price. */
export async function moveCoupon(
  platform: Platform,
  call: CouponCall,
  wanted: Wanted,
): Promise<OfficeCoupon> {
  const { couponId, verb, why } = wanted;
  const { viewer, now } = call;
  const row = await platform.write(call, async (tx) => {
    const before = await lockToMove(tx, wanted, verb);
    const [status = before.status] = couponLifecycle.moves[verb].to;
    await saveStatus(tx, couponId, status, now);
    await audit(tx, now, {
      ...actorOf(viewer),
      action: acts[verb],
      subjectKind: 'coupon',
      subjectId: couponId,
      detail: { from: before.status, to: status, why },
    });
    return (await findInOffice(tx, couponId)) ?? refuse(couponErrors.coupon_not_found);
  });
  return presentCoupon(row, viewer);
}
