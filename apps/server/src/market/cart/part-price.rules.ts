import type { PriceOffer } from '@nukkad/contract/market/coupon/coupon.model';
import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { type Paise, percentOf, split, toWholeRupee } from '@nukkad/contract/kernel/money';

const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((total, amount) => total + amount, 0);

/** `part` of `whole`, of an amount that was meant for the whole. */
const shareOf = (amount: Paise, part: Paise, whole: Paise): Paise =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/** The fee for work of this price by the steps that the customer was shown; never more than was agreed to. */
function feeOf({ amount, steps }: PriceBreakdown['convenienceFee'], services: Paise): Paise {
  const step = steps?.find(({ below }) => below === null || services < below);
  return Math.min(amount, step?.fee ?? amount);
}

const ofWork = 'on services';

/** Each tax at the rate that was agreed to, on what is left of what it was on. */
export function taxOf(tax: PriceBreakdown['tax'], work: Paise, fee: Paise): PriceBreakdown['tax'] {
  const lines = tax.lines.map((line) => {
    const taxable = line.label.endsWith(ofWork) ? work : fee;
    return { ...line, taxable, amount: percentOf(taxable, line.percent) };
  });
  const left = lines.filter(({ taxable }) => taxable > 0);
  return { ...tax, lines: left, amount: sum(left.map(({ amount }) => amount)) };
}

/**
 * A coupon's part, like the part of the work; more of it where the way to the customer was paid from it, so that the rest
 * never costs more than all of it did.
 */
function discountOf(agreed: PriceBreakdown, work: Paise, services: Paise): Paise {
  const { totalServicePrice, primeTimeCharge, distanceFee, couponDiscount } = agreed;
  const before = totalServicePrice + primeTimeCharge + distanceFee.amount - couponDiscount;
  const part = shareOf(couponDiscount, services, totalServicePrice);
  return Math.min(work, Math.max(part, work - before));
}

/** Each offer's part of what is left of the discount; its partner bears as much of it as of the whole. */
export function offersOf(offers: readonly PriceOffer[], couponDiscount: Paise): PriceOffer[] {
  const weights = offers.map(({ discount }) => discount);
  const parts = split(couponDiscount, weights);
  return offers.map((offer, at) => {
    const discount = parts[at] ?? 0;
    return { ...offer, discount, partnerDiscount: shareOf(offer.partnerDiscount, discount, offer.discount) };
  });
}

/**
 * The price of a part of what was booked, by the frozen price alone: the services that were done (`done` in their order),
 * the busy hour in proportion, the way in whole, the fee by its steps, tax at the agreed rates. Nothing done costs nothing;
 * charges of earlier bookings stay. Never more than was agreed to.
 */
export function partPrice(agreed: PriceBreakdown, done: readonly number[]): PriceBreakdown {
  const services = agreed.services.map((service, at) => {
    const quantity = Math.min(done[at] ?? 0, service.quantity);
    return { ...service, quantity, price: shareOf(service.price, quantity, service.quantity) };
  });
  const whole = agreed.totalServicePrice;
  if (whole === 0 || services.every(({ quantity }, at) => quantity === agreed.services[at]?.quantity))
    return agreed;
  const part = sum(services.map(({ price }) => price));
  const primeTimeCharge = shareOf(agreed.primeTimeCharge, part, whole);
  const distance = part === 0 ? 0 : agreed.distanceFee.amount;
  const fee = part === 0 ? 0 : feeOf(agreed.convenienceFee, part);
  const work = part + primeTimeCharge + distance;
  const couponDiscount = discountOf(agreed, work, part);
  const tax = taxOf(agreed.tax, work - couponDiscount, fee);
  const exact = work - couponDiscount + fee + tax.amount + agreed.previous_cancellation_charges.amount;
  const totalCheckoutValue = Math.min(toWholeRupee(exact), agreed.totalCheckoutValue);
  return {
    ...agreed,
    services,
    totalServicePrice: part,
    primeTimeCharge,
    distanceFee: { ...agreed.distanceFee, amount: distance },
    convenienceFee: { ...agreed.convenienceFee, amount: fee },
    tax,
    couponDiscount,
    ...(agreed.offers && { offers: offersOf(agreed.offers, couponDiscount) }),
    totalSaving: shareOf(agreed.totalSaving, part, whole),
    rounding: totalCheckoutValue - exact,
    totalCheckoutValue,
  };
}
