import type { confirmsCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponErrors } from '@nukkad/contract/market/coupon/coupon.noun';
import type { PartnerOffer } from '@nukkad/contract/market/coupon/partner-offer.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { refuse } from '../../../platform/refusal.ts';
import { lockToMove } from '../change-coupon.ts';
import type { CouponDependencies } from '../coupon.interface.ts';
import { findInOffice, saveStatus } from '../coupon.store.ts';
import { couponTransitions } from '../coupon.transitions.ts';
import { type OfferCall, presentOffers } from './read-partner-offers.ts';

interface Wanted {
  readonly couponId: string;
  readonly verb: 'consent' | 'decline' | 'pause' | 'resume' | 'end';
  readonly seen: Seen<typeof confirmsCoupon>;
}

/** What is booked with it stays as it was booked; carts that hold it see that at their next price. */
export async function movePartnerOffer(
  deps: CouponDependencies,
  call: OfferCall,
  wanted: Wanted,
): Promise<PartnerOffer> {
  const { couponId, verb } = wanted;
  const { viewer, now } = call;
  const row = await deps.platform.write(call, async (tx) => {
    const allowed = await lockToMove(tx, viewer, verb, wanted);
    await couponTransitions.move(tx, allowed, {
      now,
      save: (inTx, coupon) => saveStatus(inTx, coupon, now),
      log: { organisationId: allowed.row.organisationId },
    });
    return (await findInOffice(tx, couponId)) ?? refuse(couponErrors.coupon_not_found);
  });
  const [shown = refuse(couponErrors.coupon_not_found)] = await presentOffers(
    deps,
    deps.platform.db,
    [row],
    call,
  );
  return shown;
}
