import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { couponCode } from './coupon.api.ts';
import { couponErrors, couponStatuses } from './coupon.noun.ts';
import { couponStacks } from './coupon-terms.model.ts';
import { couponTerms, wholeTerms } from './coupon.terms.ts';
import { partnerErrors } from '../../identity/partner/partner.noun.ts';
import { catalogErrors } from '../catalog/catalog.noun.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { manyOf, rowByRow } from '../../kernel/bulk.ts';
import { countedPageOf, countedPageQuery, maximumPageSize as limit } from '../../kernel/page.ts';
import { instant, optionalText, paise, percentFrom } from '../../kernel/schema.ts';
import { reason } from '../../office/backoffice/reason.model.ts';
import { type Params, previewFirst, type PreviewFirst, type ReadCall, shownRow } from '../../preview-call.ts';

// What is seen when an Admin makes, changes, decides on or moves an offer. See docs/confirmations.md.

export const confirmsCouponEffect = confirmation('offer effect', { verdict: 'choice' });

export const seenOfCouponEffect = (effect: {
  readonly verdict: string;
}): Seen<typeof confirmsCouponEffect> => ({ verdict: effect.verdict });

const shownFields = {
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

export const confirmsCoupon = confirmation('offer', shownFields);

/** With the verdict on the new terms, which the form shows beside them. */
export const confirmsCouponChange = confirmation('offer change', { ...shownFields, verdict: 'choice' });

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

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const why = reason;

/** Why an offer needs a second Admin. */
export const couponReasons = ['high_percent', 'high_discount', 'large_budget'] as const;

/** Free of approval, held for another Admin, or refused. */
export const couponVerdicts = ['free', 'second_admin', 'refused'] as const;

const terms = {
  ...couponTerms,
  organisationId: z
    ._default(z.nullable(z.uuid('This is not a known id.')), null)
    .check(z.describe('Only for bookings with this partner; null: with every one.')),
  partnerPercent: z
    ._default(percentFrom(0, 'How much of each discount that partner bears.'), 0)
    .check(z.describe('Above 0 the partner is asked first.')),
  stacks: couponStacks,
};

interface Shared {
  readonly organisationId: string | null;
  readonly partnerPercent: number;
}
const sharedTerms = [
  z.refine<Shared>(({ organisationId, partnerPercent }) => organisationId !== null || partnerPercent === 0, {
    error: 'Choose the partner who shares the discount.',
    path: ['partnerPercent'],
  }),
] as const;

export const couponEffect = z.object({
  verdict: z.enum(couponVerdicts),
  reasons: z.array(z.enum(couponReasons)),
  fields: z
    .record(z.string(), z.string())
    .check(z.describe('Terms outside of the bounds, each with what to do; empty unless refused.')),
  mostDiscountPaise: z.nullable(paise('The most that one booking can get; null: unbounded.')),
  budgetPaise: z.nullable(paise('The most that it can cost in all; null: no number of bookings is set.')),
  bookings: z.int().check(z.describe('Bookings of the last 30 days that it would have been for.')),
  servicesPaise: paise('What their services cost, before fees and tax.'),
  discountPaise: paise('What it would have taken off them.'),
});
export type CouponEffect = z.output<typeof couponEffect>;

export const coupon = z.object({
  couponId: z.uuid(),
  code: z.string(),
  ...terms,
  partnerName: z.nullable(z.string()).check(z.describe('Of its partner; null: it is for every one.')),
  byPartner: z.boolean().check(z.describe('The partner made it and bears it alone.')),
  cityNames: z.array(z.string()).check(z.describe('Of the cities, in the order of their codes.')),
  status: z.enum(couponStatuses),
  usedCount: z.int().check(z.describe('Bookings that hold it now.')),
  givenPaise: paise('What it has taken off them in all.'),
  createdBy: z.string().check(z.describe('Name of the Admin.')),
  createdAt: instant(),
  reasons: z
    .array(z.enum(couponReasons))
    .check(z.describe('Why a second Admin has to look at its terms; empty: none has to.')),
  decidedBy: z.nullable(z.string()).check(z.describe('Name of the Admin who approved or refused them.')),
  decideWhy: z.string().check(z.describe('What that Admin wrote; empty before.')),
  partnerPaise: paise('What its partner bears of it, where it does the work.'),
  canDecide: z.boolean().check(z.describe('This Admin may approve or refuse it.')),
});
export type OfficeCoupon = z.output<typeof coupon>;

/** What offers may be looked for by. */
export const couponsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(40, 'The beginning of a code, or a part of the title.'),
  status: z.optional(z.enum(couponStatuses, 'This status is not known.')),
});

export const listCoupons = endpoint('GET /backoffice/coupons', {
  summary: 'Offers, newest first',
  tag,
  authz: adminOnly,
  query: couponsQuery,
  response: countedPageOf(coupon),
});

export const previewCoupon = endpoint('POST /backoffice/coupons/preview', {
  summary:
    'Whether an offer is within its bounds, and what last month would have cost with it; changes nothing',
  tag,
  authz: adminOnly,
  unconfirmed: 'only-reads',
  body: z.object(terms).check(...wholeTerms, ...sharedTerms),
  response: couponEffect,
});

export const makeCoupon = endpoint('POST /backoffice/coupons', {
  summary: 'Make an offer: it counts from its first day on; one beyond the bounds waits for a second Admin',
  tag,
  authz: adminOnly,
  status: 201,
  confirms: confirmsCouponEffect,
  body: z
    .object({ code: couponCode, ...terms, why, seen: confirmsCouponEffect.schema })
    .check(...wholeTerms, ...sharedTerms),
  response: coupon,
  errors: [
    couponErrors.coupon_code_taken,
    catalogErrors.city_not_found,
    catalogErrors.category_not_found,
    partnerErrors.partner_not_found,
    kernelErrors.confirmation_differs,
  ],
});

export const changeCoupon = endpoint('PATCH /backoffice/coupons/{couponId}', {
  summary: 'Change an offer for bookings to come; those made with it stay as they are',
  tag,
  authz: adminOnly,
  params: z.object({ couponId: z.uuid('This is not a known id.') }),
  confirms: confirmsCouponChange,
  body: z.object({ ...terms, why, seen: confirmsCouponChange.schema }).check(...wholeTerms, ...sharedTerms),
  response: coupon,
  errors: [
    couponErrors.coupon_not_found,
    couponErrors.coupon_status_moved_on,
    couponErrors.coupon_limit_below_use,
    couponErrors.partners_own_offer,
    catalogErrors.city_not_found,
    catalogErrors.category_not_found,
    partnerErrors.partner_not_found,
    kernelErrors.confirmation_differs,
  ],
});

export const moveCoupon = endpoint('POST /backoffice/coupons/{couponId}/status', {
  summary: 'Pause, resume or end an offer',
  tag,
  authz: adminOnly,
  params: z.object({ couponId: z.uuid('This is not a known id.') }),
  confirms: confirmsCoupon,
  body: z.object({
    verb: z.enum(['pause', 'resume', 'end'], 'Choose what to do.'),
    why,
    seen: confirmsCoupon.schema,
  }),
  response: coupon,
  errors: [
    couponErrors.coupon_not_found,
    couponErrors.coupon_status_moved_on,
    kernelErrors.confirmation_differs,
  ],
});

export const moveManyCoupons = endpoint('POST /backoffice/coupons/moves', {
  summary: 'Pause, resume or end many offers, each as it was seen; reports row by row',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  body: z.object({
    verb: z.enum(['pause', 'resume', 'end'], 'Choose what to do.'),
    why,
    coupons: manyOf(z.object({ couponId: z.uuid('This is not a known id.'), seen: confirmsCoupon.schema })),
  }),
  response: rowByRow,
  perMinute: 30,
});

export const decideCoupon = endpoint('POST /backoffice/coupons/{couponId}/decision', {
  summary: 'Approve or refuse an offer that waits; never by the Admin who wrote its terms',
  tag,
  authz: adminOnly,
  params: z.object({ couponId: z.uuid('This is not a known id.') }),
  confirms: confirmsCoupon,
  body: z.object({ approve: z.boolean('Choose true or false.'), why, seen: confirmsCoupon.schema }),
  response: coupon,
  errors: [
    couponErrors.coupon_not_found,
    couponErrors.coupon_status_moved_on,
    couponErrors.own_coupon,
    kernelErrors.confirmation_differs,
  ],
});

async function couponAt(look: ReadCall, { couponId }: Params) {
  const { items } = await look(listCoupons, { query: { limit } });
  return shownRow(items, (row) => row.couponId === couponId);
}

export const couponAdminPreviews: readonly PreviewFirst[] = [
  previewFirst(makeCoupon, async (look, { body: { code: _code, why: _why, ...askedTerms } }) =>
    seenOfCouponEffect(await look(previewCoupon, { body: askedTerms })),
  ),
  previewFirst(changeCoupon, async (look, { params, body: { why: _why, ...askedTerms } }) => {
    const { verdict } = await look(previewCoupon, { body: askedTerms });
    return seenOfCouponChange(await couponAt(look, params), verdict);
  }),
  previewFirst(decideCoupon, async (look, { params }) => seenOfCoupon(await couponAt(look, params))),
  previewFirst(moveCoupon, async (look, { params }) => seenOfCoupon(await couponAt(look, params))),
];
