import type { CouponEffect } from '@nukkad/contract/market/coupon/coupon-admin.api';
import type { CouponTerms } from './coupon.rules.ts';

/** Dated configuration `coupon.bounds`; money in paise. */
export interface CouponBounds {
  /** A higher percentage is refused. */
  readonly mostPercent: number;
  /** A percentage above this needs a cap. */
  readonly capAbovePercent: number;
  /** No booking gets more than this. */
  readonly mostDiscountPaise: number;
  /** Up to these one Admin is enough. */
  readonly freePercent: number;
  readonly freeDiscountPaise: number;
  /** Of all its bookings together; without a number of bookings, of those of the last 30 days. */
  readonly freeBudgetPaise: number;
}

export const defaultBounds: CouponBounds = {
  mostPercent: 60,
  capAbovePercent: 15,
  mostDiscountPaise: 500_000,
  freePercent: 30,
  freeDiscountPaise: 30_000,
  freeBudgetPaise: 5_000_000,
};

type Weighed = Pick<CouponEffect, 'verdict' | 'reasons' | 'fields' | 'mostDiscountPaise' | 'budgetPaise'>;
type Worth = Pick<CouponTerms, 'percent' | 'amountPaise' | 'mostPaise' | 'toDay' | 'totalLimit'>;

/** The most that one booking can get; null: a percentage without a cap. */
const mostDiscountOf = ({ percent, amountPaise, mostPaise }: Worth): number | null =>
  percent === null ? amountPaise : mostPaise;

function brokenFields(terms: Worth, bounds: CouponBounds): Record<string, string> {
  const { percent, toDay, totalLimit } = terms;
  const most = mostDiscountOf(terms);
  const fields: Record<string, string> = {};
  if (percent !== null && percent > bounds.mostPercent)
    fields['percent'] = `Enter at most ${bounds.mostPercent}%.`;
  if (percent !== null && percent > bounds.capAbovePercent && most === null)
    fields['mostPaise'] = `Above ${bounds.capAbovePercent}%, set a maximum discount per booking.`;
  if (most !== null && most > bounds.mostDiscountPaise)
    fields[percent === null ? 'amountPaise' : 'mostPaise'] =
      `Enter at most ₹${(bounds.mostDiscountPaise / 100).toLocaleString('en-IN')}.`;
  if (toDay === null && totalLimit === null) fields['toDay'] = 'Set a last day or a limit on uses.';
  return fields;
}

/** Whether an offer is free, needs a second Admin, or is refused. `lately`: what it would have cost in 30 days. */
export function weighCoupon(terms: Worth, lately: number, bounds: CouponBounds): Weighed {
  const fields = brokenFields(terms, bounds);
  const mostDiscountPaise = mostDiscountOf(terms);
  const bounded = terms.totalLimit !== null && mostDiscountPaise !== null;
  const budgetPaise = bounded ? (terms.totalLimit ?? 0) * (mostDiscountPaise ?? 0) : null;
  const reasons: Weighed['reasons'] = [];
  if (terms.percent !== null && terms.percent > bounds.freePercent) reasons.push('high_percent');
  if (mostDiscountPaise !== null && mostDiscountPaise > bounds.freeDiscountPaise)
    reasons.push('high_discount');
  if ((budgetPaise ?? lately) > bounds.freeBudgetPaise) reasons.push('large_budget');
  const refused = Object.keys(fields).length > 0;
  const verdict = refused ? 'refused' : reasons.length > 0 ? 'second_admin' : 'free';
  return { verdict, reasons, fields, mostDiscountPaise, budgetPaise };
}

const worthKeys = [
  'percent',
  'amountPaise',
  'mostPaise',
  'leastServicesPaise',
  'fromDay',
  'toDay',
  'audience',
  'categoryIds',
  'cityCodes',
  'totalLimit',
  'personLimit',
  'organisationId',
  'partnerPercent',
  'stacks',
] as const satisfies readonly (keyof CouponTerms)[];

/** Whether two versions cost the same: a change of words alone needs no second look. */
export const sameWorth = (one: CouponTerms, other: CouponTerms): boolean =>
  worthKeys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
