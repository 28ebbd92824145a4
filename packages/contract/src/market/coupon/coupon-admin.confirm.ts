/** What is seen when an Admin makes, changes, decides on or moves an offer. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsCouponEffect = confirmation('offer effect', { verdict: 'choice' });

export const seenOfCouponEffect = (effect: {
  readonly verdict: string;
}): Seen<typeof confirmsCouponEffect> => ({ verdict: effect.verdict });

const coupon = {
  couponStatus: 'choice',
  title: 'text',
  titleHi: 'text',
  percent: 'count',
  discountAmount: 'money',
  mostDiscount: 'money',
  leastServices: 'money',
  firstDay: 'day',
  lastDay: 'day',
  audience: 'choice',
  categories: 'list',
  cities: 'list',
  totalLimit: 'count',
  personLimit: 'count',
  isListed: 'flag',
  partnerPercent: 'count',
  stacks: 'flag',
} as const;

export const confirmsCoupon = confirmation('offer', coupon);

/** With the verdict on the new terms, which the form shows beside them. */
export const confirmsCouponChange = confirmation('offer change', { ...coupon, verdict: 'choice' });

interface ShownCoupon {
  readonly status: string;
  readonly title: string;
  readonly titleHi: string;
  readonly percent: number | null;
  readonly amountPaise: number | null;
  readonly mostPaise: number | null;
  readonly leastServicesPaise: number;
  readonly fromDay: string;
  readonly toDay: string | null;
  readonly audience: string;
  readonly categoryIds: readonly string[] | null;
  readonly cityCodes: readonly string[] | null;
  readonly totalLimit: number | null;
  readonly personLimit: number;
  readonly isListed: boolean;
  readonly partnerPercent: number;
  readonly stacks: boolean;
}

export const seenOfCoupon = (row: ShownCoupon): Seen<typeof confirmsCoupon> => ({
  couponStatus: row.status,
  title: row.title,
  titleHi: row.titleHi,
  percent: row.percent,
  discountAmount: row.amountPaise,
  mostDiscount: row.mostPaise,
  leastServices: row.leastServicesPaise,
  firstDay: row.fromDay,
  lastDay: row.toDay,
  audience: row.audience,
  categories: row.categoryIds && [...row.categoryIds],
  cities: row.cityCodes && [...row.cityCodes],
  totalLimit: row.totalLimit,
  personLimit: row.personLimit,
  isListed: row.isListed,
  partnerPercent: row.partnerPercent,
  stacks: row.stacks,
});

export const seenOfCouponChange = (row: ShownCoupon, verdict: string): Seen<typeof confirmsCouponChange> => ({
  ...seenOfCoupon(row),
  verdict,
});
