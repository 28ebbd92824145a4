import type { CouponProblem } from '@nukkad/contract/market/coupon/coupon.model';
import type { CouponStatus } from '@nukkad/contract/market/coupon/coupon.noun';
import { type Paise, percentOf } from '@nukkad/contract/kernel/money';

/** Days in Asia/Kolkata, YYYY-MM-DD: they compare as text. */
export interface CouponTerms {
  /** Null: it is an amount. */
  readonly percent: number | null;
  readonly amountPaise: Paise | null;
  readonly mostPaise: Paise | null;
  readonly leastServicesPaise: Paise;
  readonly fromDay: string;
  readonly toDay: string | null;
  readonly audience: 'everyone' | 'newcomers';
  /** Null: all. */
  readonly categoryIds: readonly string[] | null;
  readonly cityCodes: readonly string[] | null;
  readonly totalLimit: number | null;
  readonly personLimit: number;
  /** Only for bookings with this partner; null: with every one. */
  readonly organisationId: string | null;
  /** How much of each discount that partner bears. */
  readonly partnerPercent: number;
  /** Null: all. */
  readonly serviceIds: readonly string[] | null;
  /** It counts without its code. */
  readonly isAutomatic: boolean;
  readonly stacks: boolean;
}

export interface CouponFacts extends CouponTerms {
  readonly status: CouponStatus;
  readonly usedCount: number;
}

/** What a coupon is asked about. */
export interface Basket {
  /** Before fees and tax. */
  readonly servicesPaise: Paise;
  /** The same service by service. */
  readonly lines: readonly { readonly serviceId: string; readonly linePaise: Paise }[];
  /** The partner that was chosen; null: none. */
  readonly organisationId: string | null;
  readonly categoryId: string;
  /** Where the work is; null: in no city. */
  readonly cityCode: string | null;
  readonly today: string;
}

/** What the buyer did before. */
export interface Past {
  /** Bookings of this buyer that hold this coupon. */
  readonly ownUses: number;
  /** Some booking that was not called off. */
  readonly hasBooked: boolean;
}

const among = (all: readonly string[] | null, one: string | null): boolean =>
  all === null || (one !== null && all.includes(one));

/** What the services cost that it is for. */
export const eligibleOf = (
  { serviceIds }: Pick<CouponTerms, 'serviceIds'>,
  { servicesPaise, lines }: Pick<Basket, 'servicesPaise' | 'lines'>,
): Paise =>
  serviceIds === null
    ? servicesPaise
    : lines.reduce((sum, line) => (serviceIds.includes(line.serviceId) ? sum + line.linePaise : sum), 0);

/** Why it does not count, the reason first that the buyer can do least about; null: it counts. */
export function problemOf(coupon: CouponFacts, basket: Basket, past: Past): CouponProblem | null {
  const { today } = basket;
  const inTime = coupon.fromDay <= today && (coupon.toDay === null || today <= coupon.toDay);
  if (coupon.status !== 'Active' || !inTime) return 'coupon_not_valid';
  if (past.ownUses >= coupon.personLimit) return 'coupon_used_by_you';
  if (coupon.totalLimit !== null && coupon.usedCount >= coupon.totalLimit) return 'coupon_used_up';
  if (coupon.audience === 'newcomers' && past.hasBooked) return 'coupon_for_newcomers';
  if (!among(coupon.cityCodes, basket.cityCode)) return 'coupon_other_city';
  if (!among(coupon.categoryIds, basket.categoryId)) return 'coupon_other_services';
  if (coupon.organisationId !== null && coupon.organisationId !== basket.organisationId)
    return 'coupon_other_partner';
  const eligible = eligibleOf(coupon, basket);
  if (coupon.serviceIds !== null && eligible === 0) return 'coupon_other_services';
  return eligible < coupon.leastServicesPaise ? 'coupon_too_little' : null;
}

/** Never more than the services cost; a percentage in whole rupees, the rest of a rupee is the buyer's to pay. */
export function discountOf(
  coupon: Pick<CouponTerms, 'percent' | 'amountPaise' | 'mostPaise'>,
  servicesPaise: Paise,
): Paise {
  const { percent, amountPaise, mostPaise } = coupon;
  const off =
    percent === null ? (amountPaise ?? 0) : Math.floor(percentOf(servicesPaise, percent) / 100) * 100;
  return Math.min(off, mostPaise ?? off, servicesPaise);
}
