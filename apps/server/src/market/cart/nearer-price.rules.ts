import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { toWholeRupee } from '@nukkad/contract/kernel/money';
import { distanceAmount } from './distance-fee.rules.ts';
import { offersOf, taxOf } from './part-price.rules.ts';

/**
 * The agreed price where the partner has a shorter way than the one it was agreed for: the distance fee by the rule that the
 * customer was shown, tax at the agreed rates. A longer way costs the customer no more; the price never rises.
 */
export function nearerPrice(agreed: PriceBreakdown, metres: number): PriceBreakdown {
  const { distanceFee } = agreed;
  const fee = distanceFee.rule ? distanceAmount(metres, distanceFee.rule) : distanceFee.amount;
  if (fee >= distanceFee.amount) return agreed;
  const before = agreed.totalServicePrice + agreed.primeTimeCharge + fee;
  const couponDiscount = Math.min(agreed.couponDiscount, before);
  const work = before - couponDiscount;
  const tax = taxOf(agreed.tax, work, agreed.convenienceFee.amount);
  const exact =
    work + agreed.convenienceFee.amount + tax.amount + agreed.previous_cancellation_charges.amount;
  const totalCheckoutValue = Math.min(toWholeRupee(exact), agreed.totalCheckoutValue);
  return {
    ...agreed,
    distanceFee: { ...distanceFee, amount: fee },
    tax,
    couponDiscount,
    ...(agreed.offers && { offers: offersOf(agreed.offers, couponDiscount) }),
    totalSaving: agreed.totalSaving - (agreed.couponDiscount - couponDiscount),
    rounding: totalCheckoutValue - exact,
    totalCheckoutValue,
  };
}
