import { keysOf } from '../../kernel/record.ts';
import * as z from 'zod/mini';
import { day, paise } from '../../kernel/schema.ts';
import { couponProblems } from './coupon.noun.ts';

export type CouponProblem = keyof typeof couponProblems;
export const couponProblemCodes = keysOf(couponProblems);

const trouble = z
  .nullable(z.enum(couponProblemCodes))
  .check(z.describe('Why it does not count for this cart as it stands; null: it does.'));

/** The coupon that a cart holds. */
export const appliedOffer = z.object({
  code: z.string(),
  title: z.string(),
  discount: paise('What it takes off now; 0 where there is trouble.'),
  ofPartner: z.boolean().check(z.describe('For bookings with the chosen partner alone.')),
  automatic: z.boolean().check(z.describe('It counts without a code, and is not removed.')),
  trouble,
});
export type AppliedOffer = z.output<typeof appliedOffer>;

/** A coupon as a buyer sees it. */
export const offer = z.object({
  code: z.string(),
  title: z.string(),
  percent: z.nullable(z.number()).check(z.describe('Of the services; null: it is an amount.')),
  amount: z.nullable(paise('The discount; null: it is a percentage.')),
  most: z.nullable(paise('A percentage takes off no more than this.')),
  leastServices: paise('The services must come to this much.'),
  lastDay: z.nullable(day('The last day on which one may book with it.')),
  newcomers: z
    .boolean()
    .check(z.describe('For the first booking alone, of a partner’s offer with this partner.')),
  ofPartner: z.boolean().check(z.describe('For bookings with the chosen partner alone.')),
  stacks: z.boolean().check(z.describe('Can be combined with an offer of the other side that says so too.')),
  discount: paise('What it would take off this cart; 0 where there is trouble.'),
  trouble,
});
export type Offer = z.output<typeof offer>;

/** A part of the discount, frozen with the price. */
export const priceOffer = z.object({
  couponId: z.uuid(),
  code: z.string(),
  title: z.string().check(z.describe('In the language of the person who asked for the price.')),
  discount: paise('What it takes off.'),
  organisationId: z.nullable(z.uuid()).check(z.describe('Only with this partner; null: with every one.')),
  partnerDiscount: paise('How much of it this partner bears where it does the work; the platform the rest.'),
});
export type PriceOffer = z.output<typeof priceOffer>;
