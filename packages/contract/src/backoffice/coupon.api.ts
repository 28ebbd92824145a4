import * as z from 'zod/mini';
import { couponCode } from '../booking/coupon.api.ts';
import { couponErrors } from '../booking/coupon.errors.ts';
import { couponStatuses } from '../booking/coupon.lifecycle.ts';
import { catalogErrors } from '../catalog/catalog.errors.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { kernelErrors } from '../kernel/errors.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { day, instant, optionalText, paise, paiseBetween, text, whole } from '../kernel/schema.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const most = 100_000_000;
const why = text(200, 'Why; for the audit log, without names and numbers.');
const version = whole(1, 2_000_000_000, 'As it was read: 409 if it was changed since.');

const some = (size: number, what: string) =>
  z
    .nullable(
      z
        .array(text(60))
        .check(z.minLength(1, 'Choose at least one, or all.'), z.maxLength(size, `At most ${size}.`)),
    )
    .check(z.describe(what));

const terms = {
  title: text(80, 'English words for buyers.'),
  titleHi: text(80, 'The same in Hindi.'),
  percent: z
    .nullable(whole(1, 100))
    .check(z.describe('Of the services before fees and tax; null: it is an amount.')),
  amountPaise: z.nullable(paiseBetween(100, most, 'The discount in paise; null: it is a percentage.')),
  mostPaise: z.nullable(paiseBetween(100, most, 'A percentage takes off no more than this; null: no bound.')),
  leastServicesPaise: paiseBetween(0, most, 'The services must come to this much.'),
  fromDay: day('The first day on which one may book with it.'),
  toDay: z.nullable(day('The last such day.')).check(z.describe('Null: until further notice.')),
  audience: z.enum(['everyone', 'newcomers'], 'Choose for whom it is.'),
  categoryIds: some(50, 'Only services of these categories; null: of all.'),
  cityCodes: some(100, 'Only work in these cities; null: in all.'),
  totalLimit: z
    .nullable(whole(1, 100_000_000))
    .check(z.describe('How many bookings may hold it; null: no bound.')),
  personLimit: whole(1, 1_000, 'The same for each buyer.'),
  isListed: z
    .boolean('Say true or false.')
    .check(z.describe('Shown at checkout; false: only who knows the code has it.')),
};

interface Worth {
  readonly percent: number | null;
  readonly amountPaise: number | null;
  readonly mostPaise: number | null;
  readonly fromDay: string;
  readonly toDay: string | null;
}
const wholeTerms = [
  z.refine<Worth>(({ percent, amountPaise }) => (percent === null) !== (amountPaise === null), {
    error: 'Say either a percentage or an amount.',
    path: ['percent'],
  }),
  z.refine<Worth>(({ percent, mostPaise }) => percent !== null || mostPaise === null, {
    error: 'Only a percentage has a bound.',
    path: ['mostPaise'],
  }),
  z.refine<Worth>(({ fromDay, toDay }) => toDay === null || toDay >= fromDay, {
    error: 'The last day cannot be before the first.',
    path: ['toDay'],
  }),
] as const;

const coupon = z.object({
  couponId: z.uuid(),
  code: z.string(),
  ...terms,
  cityNames: z.array(z.string()).check(z.describe('Of the cities, in the order of their codes.')),
  status: z.enum(couponStatuses),
  usedCount: z.int().check(z.describe('Bookings that hold it now.')),
  givenPaise: paise('What it has taken off them in all.'),
  createdBy: z.string().check(z.describe('Name of the Admin.')),
  createdAt: instant(),
  version: z.int(),
});
export type OfficeCoupon = z.output<typeof coupon>;

export const listCoupons = endpoint('GET /backoffice/coupons', {
  summary: 'Offers, newest first',
  tag,
  authz: adminOnly,
  query: z.object({
    ...pageQuery,
    q: optionalText(40, 'The beginning of a code, or a part of the title.'),
    status: z.optional(z.enum(couponStatuses, 'This status is not known.')),
  }),
  response: pageOf(coupon),
});

export const makeCoupon = endpoint('POST /backoffice/coupons', {
  summary: 'Make an offer: it counts in the main app from its first day on',
  tag,
  authz: adminOnly,
  status: 201,
  body: z.object({ code: couponCode, ...terms, why }).check(...wholeTerms),
  response: coupon,
  errors: [couponErrors.coupon_code_taken, catalogErrors.city_not_found, catalogErrors.category_not_found],
});

export const changeCoupon = endpoint('PATCH /backoffice/coupons/{couponId}', {
  summary: 'Change an offer for bookings to come; those made with it stay as they are',
  tag,
  authz: adminOnly,
  params: z.object({ couponId: z.uuid('This is not a known id.') }),
  body: z.object({ ...terms, why, version }).check(...wholeTerms),
  response: coupon,
  errors: [
    couponErrors.coupon_not_found,
    couponErrors.coupon_status_moved_on,
    couponErrors.coupon_limit_below_use,
    catalogErrors.city_not_found,
    catalogErrors.category_not_found,
    kernelErrors.stale_state,
  ],
});

export const moveCoupon = endpoint('POST /backoffice/coupons/{couponId}/status', {
  summary: 'Pause an offer, let it count again, or end it for good',
  tag,
  authz: adminOnly,
  params: z.object({ couponId: z.uuid('This is not a known id.') }),
  body: z.object({ verb: z.enum(['pause', 'resume', 'end'], 'Say what is to happen.'), why, version }),
  response: coupon,
  errors: [couponErrors.coupon_not_found, couponErrors.coupon_status_moved_on, kernelErrors.stale_state],
});
