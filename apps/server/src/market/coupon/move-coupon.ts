import type { confirmsCoupon, OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponErrors } from '@nukkad/contract/market/coupon/coupon.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { refuse } from '../../platform/refusal.ts';
import { lockToMove } from './change-coupon.ts';
import { couponTransitions } from './coupon.transitions.ts';
import type { CouponDependencies } from './coupon.interface.ts';
import { presentOne } from './office-coupon.ts';
import { findInOffice, saveStatus } from './coupon.store.ts';
import type { CouponCall } from './make-coupon.ts';

interface Wanted {
  readonly couponId: string;
  readonly verb: 'pause' | 'resume' | 'end';
  readonly why: string;
  readonly seen: Seen<typeof confirmsCoupon>;
}

/** Pauses a coupon, lets it count again, or ends it; carts that hold it see that at their next price. */
export async function moveCoupon(
  deps: CouponDependencies,
  call: CouponCall,
  wanted: Wanted,
): Promise<OfficeCoupon> {
  const { couponId, verb, why } = wanted;
  const { viewer, now } = call;
  const row = await deps.platform.write(call, async (tx) => {
    const allowed = await lockToMove(tx, viewer, verb, wanted);
    await couponTransitions.move(tx, allowed, {
      now,
      save: (inTx, coupon) => saveStatus(inTx, coupon, now),
      log: { why },
    });
    return (await findInOffice(tx, couponId)) ?? refuse(couponErrors.coupon_not_found);
  });
  return presentOne(deps, deps.platform.db, row, viewer);
}
