/** Offers that a partner makes to its customers, and those that it bears a part of. */
import * as z from 'zod/mini';
import { catalogErrors } from '../catalog/catalog.noun.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery, maximumPageSize as limit } from '../../kernel/page.ts';
import { instant, paise } from '../../kernel/schema.ts';
import { couponCode } from './coupon.api.ts';
import { confirmsCoupon, seenOfCoupon } from './coupon-admin.api.ts';
import { couponErrors, couponStatuses } from './coupon.noun.ts';
import { couponServices, couponStacks } from './coupon-terms.model.ts';
import { couponTerms, wholeTerms } from './coupon.terms.ts';
import { previewFirst, type PreviewFirst, shownRow } from '../../preview-call.ts';

const tag = 'Own offers';
const scope = 'own organisation only';
const roles = ['Service Partner', 'subUser'] as const;
const changing = { who: 'roles', roles, permission: 'services.update', scope } as const;

const terms = {
  ...couponTerms,
  serviceIds: couponServices,
  isAutomatic: z
    .boolean('Choose true or false.')
    .check(z.describe('Counts for every cart with this partner, without a code.')),
  stacks: couponStacks,
};

export const partnerOffer = z.object({
  couponId: z.uuid(),
  code: z.string().check(z.describe('Empty: it needs none.')),
  ...terms,
  partnerPercent: z.number().check(z.describe('How much of each discount the partner bears.')),
  own: z.boolean().check(z.describe('The partner made it; else the platform, and asked for its consent.')),
  cityNames: z.array(z.string()),
  serviceNames: z.array(z.string()),
  status: z.enum(couponStatuses),
  usedCount: z.int().check(z.describe('Bookings that hold it now.')),
  jobs: z.int().check(z.describe('Of them those that this partner has or did.')),
  cost: paise('What it took off them, as far as the partner bears it.'),
  createdAt: instant(),
  can: z.object({
    pause: z.boolean(),
    resume: z.boolean(),
    end: z.boolean(),
    consent: z.boolean(),
    decline: z.boolean(),
  }),
});
export type PartnerOffer = z.output<typeof partnerOffer>;

export const partnerOffersQuery = z.object({
  ...countedPageQuery,
  status: z.optional(z.enum(couponStatuses, 'This status is not known.')),
});

export const listPartnerOffers = endpoint('GET /service/partner/offers', {
  summary: 'Own offers and those of the platform that the own business bears a part of, newest first',
  tag,
  authz: { who: 'roles', roles, permission: 'services.view', scope },
  query: partnerOffersQuery,
  response: countedPageOf(partnerOffer),
  spoken: true,
});

export const partnerOfferBody = z.object({ code: z.nullable(couponCode), ...terms }).check(...wholeTerms);

export const makePartnerOffer = endpoint('POST /service/partner/offers', {
  summary: 'Make an own offer: the partner bears all of it, and it counts from its first day on',
  tag,
  authz: changing,
  status: 201,
  unconfirmed: 'only-adds',
  perMinute: 20,
  body: partnerOfferBody,
  response: partnerOffer,
  errors: [
    couponErrors.coupon_code_taken,
    couponErrors.coupon_too_many,
    catalogErrors.city_not_found,
    catalogErrors.category_not_found,
    catalogErrors.service_not_found,
  ],
});

export const movePartnerOffer = endpoint('POST /service/partner/offers/{couponId}/status', {
  summary: 'Agree to an offer that the platform asks for, or decline it; pause, resume or end one',
  tag,
  authz: changing,
  params: z.object({ couponId: z.uuid('This is not a known id.') }),
  confirms: confirmsCoupon,
  body: z.object({
    verb: z.enum(['consent', 'decline', 'pause', 'resume', 'end'], 'Choose what to do.'),
    seen: confirmsCoupon.schema,
  }),
  response: partnerOffer,
  errors: [
    couponErrors.coupon_not_found,
    couponErrors.coupon_status_moved_on,
    kernelErrors.confirmation_differs,
  ],
});

export const partnerOfferPreviews: readonly PreviewFirst[] = [
  previewFirst(movePartnerOffer, async (look, { params }) => {
    const { items } = await look(listPartnerOffers, { query: { limit } });
    return seenOfCoupon(shownRow(items, ({ couponId }) => couponId === params['couponId']));
  }),
];
