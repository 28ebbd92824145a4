import type { confirmsCoupon, OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponErrors } from '@nukkad/contract/market/coupon/coupon.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { refuse } from '../../platform/refusal.ts';
import { lockToMove } from './change-coupon.ts';
import { couponTransitions } from './coupon.transitions.ts';
import type { CouponDependencies } from './coupon.interface.ts';
import { presentOne } from './office-coupon.ts';
import { findInOffice, saveDecision } from './coupon.store.ts';
import type { CouponCall } from './make-coupon.ts';

interface CouponDecision {
  readonly couponId: string;
  readonly approve: boolean;
  readonly why: string;
  readonly seen: Seen<typeof confirmsCoupon>;
}

/** What a partner bears a part of is asked of it next. */
const approvedAs = (partnerPercent: number) => (partnerPercent > 0 ? 'Asked' : 'Active');

/** A second Admin's yes or no to the terms of an offer that waits. */
export async function decideCoupon(
  deps: CouponDependencies,
  call: CouponCall,
  decision: CouponDecision,
): Promise<OfficeCoupon> {
  const { viewer, now } = call;
  const { couponId, approve, why } = decision;
  const verb = approve ? 'approve' : 'refuse';
  const row = await deps.platform.write(call, async (tx) => {
    const allowed = await lockToMove(tx, viewer, verb, decision);
    await couponTransitions.move(tx, allowed, {
      now,
      to: approve ? approvedAs(allowed.row.partnerPercent) : 'Ended',
      save: (inTx, coupon) => saveDecision(inTx, coupon, { why, userId: viewer.userId, now }),
      log: { why },
    });
    return (await findInOffice(tx, couponId)) ?? refuse(couponErrors.coupon_not_found);
  });
  return presentOne(deps, deps.platform.db, row, viewer);
}
