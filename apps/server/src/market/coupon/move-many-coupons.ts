import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import type { confirmsCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponErrors } from '@nukkad/contract/market/coupon/coupon.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { refuse } from '../../platform/refusal.ts';
import { actRowByRow } from '../../platform/row-by-row.ts';
import type { CouponDependencies } from './coupon.interface.ts';
import type { CouponCall } from './make-coupon.ts';
import { moveCoupon } from './move-coupon.ts';

interface Wanted {
  readonly verb: 'pause' | 'resume' | 'end';
  readonly why: string;
  readonly coupons: readonly {
    readonly couponId: string;
    readonly seen: Seen<typeof confirmsCoupon>;
  }[];
}

/** Pauses, resumes or ends many, each against what was seen of it. */
export async function moveManyCoupons(
  deps: CouponDependencies,
  call: CouponCall,
  { verb, why, coupons }: Wanted,
): Promise<RowByRow> {
  const seen = new Map(coupons.map((one) => [one.couponId, one.seen]));
  return actRowByRow([...seen.keys()], async (couponId) => {
    const shown = seen.get(couponId) ?? refuse(couponErrors.coupon_not_found);
    return moveCoupon(deps, call, { couponId, verb, why, seen: shown });
  });
}
