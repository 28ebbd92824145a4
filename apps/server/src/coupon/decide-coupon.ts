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
import { findInOffice, saveDecision } from './coupon.store.ts';
import type { CouponCall } from './make-coupon.ts';

interface CouponDecision {
  readonly couponId: string;
  readonly approve: boolean;
  readonly why: string;
  readonly seen: Seen<typeof confirmsCoupon>;
}

/** A second Admin's yes or no to the terms of an offer that waits. */
export async function decideCoupon(
  platform: Platform,
  call: CouponCall,
  decision: CouponDecision,
): Promise<OfficeCoupon> {
  const { viewer, now } = call;
  const { couponId, approve, why } = decision;
  const verb = approve ? 'approve' : 'refuse';
  const row = await platform.write(call, async (tx) => {
    const before = await lockToMove(tx, decision, verb);
    if (before.wordedById === viewer.userId) return refuse(couponErrors.own_coupon);
    const [status = before.status] = couponLifecycle.moves[verb].to;
    await saveDecision(tx, { couponId, status, why, userId: viewer.userId, now });
    await audit(tx, now, {
      ...actorOf(viewer),
      action: approve ? 'coupon.approved' : 'coupon.refused',
      subjectKind: 'coupon',
      subjectId: couponId,
      detail: { from: before.status, to: status, why },
    });
    return (await findInOffice(tx, couponId)) ?? refuse(couponErrors.coupon_not_found);
  });
  return presentCoupon(row, viewer);
}
