import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { kernelErrors } from '../kernel/errors.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { paise, paiseBetween, text, whole } from '../kernel/schema.ts';
import { whileIncomplete } from '../kernel/standing.ts';
import { partnerErrors } from '../partner/partner.errors.ts';
import { confirmsOffer } from './offer.confirm.ts';
import { leastPrice, mostPrice } from './price.bounds.ts';

const tag = 'Own services';
const scope = 'own organisation only';
const roles = ['Service Partner', 'subUser'] as const;
const errors = [partnerErrors.offer_unknown, partnerErrors.under_review, partnerErrors.price_out_of_bounds];

const pricePaise = paiseBetween(
  leastPrice,
  mostPrice,
  'Own price of one unit before tax, in paise; far from the usual range it is refused.',
);
const minutes = whole(5, 43_200, 'Own working time of one unit.');

const ownOffer = z.object({
  serviceId: z.string(),
  name: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  categoryImage: z.string(),
  unit: z.string(),
  usual: z.object({
    low: paise('Lower end of the usual price.'),
    typical: paise('Usual price.'),
    high: paise('Upper end of the usual price.'),
    least: paise('The least price that is accepted.'),
    most: paise('The highest price that is accepted.'),
    minutes: z.int(),
  }),
  offer: z
    .nullable(
      z.object({
        price: paise('Own price of one unit before tax.'),
        minutes: z.int(),
        active: z.boolean(),
        standing: z
          .enum(['usual', 'low', 'high', 'refused'])
          .check(z.describe('The price beside the usual range; refused: it could not be saved anew.')),
      }),
    )
    .check(z.describe('Null where it is not offered.')),
  can: z.object({ add: z.boolean(), update: z.boolean(), remove: z.boolean() }),
});
export type OwnOffer = z.output<typeof ownOffer>;

/** What both lists are narrowed by. */
const listQuery = {
  ...pageQuery,
  q: z.optional(text(80, 'Words of its name in English or Hindi; typing mistakes are forgiven.')),
  categoryId: z.optional(text(40)),
  serviceId: z.optional(text(60, 'This service alone.')),
};

export const listMyServices = endpoint('GET /service/myServices', {
  summary: 'The own services with price and duration, offered and paused',
  tag,
  authz: { who: 'roles', roles, permission: 'services.view', scope },
  openWhile: whileIncomplete,
  query: z.object({
    ...listQuery,
    state: z.optional(z.enum(['active', 'paused'], 'Choose active or paused.')),
  }),
  response: z.extend(pageOf(ownOffer), {
    counts: z
      .object({ active: z.int(), paused: z.int() })
      .check(z.describe('All own services, whatever is asked for.')),
  }),
});

export const listCatalogueServices = endpoint('GET /service/add_service', {
  summary:
    'The services of the catalogue, for choosing what to offer; those offered already come with their price',
  tag,
  authz: { who: 'roles', roles, permission: 'services.create', scope },
  openWhile: whileIncomplete,
  query: z.object({
    ...listQuery,
    state: z.optional(
      z.enum(['new'], 'Choose new.').check(z.describe('Only those that are not offered yet.')),
    ),
  }),
  response: pageOf(ownOffer),
});

export const addService = endpoint('POST /service/add_service', {
  summary: 'Offer a service of the catalogue at an own price and time',
  tag,
  authz: { who: 'roles', roles, permission: 'services.create', scope },
  openWhile: whileIncomplete,
  body: z.object({
    serviceId: text(60),
    price: pricePaise,
    minutes,
    active: z._default(z.boolean('Say yes or no.').check(z.describe('False: saved, not offered yet.')), true),
  }),
  response: ownOffer,
  errors: [...errors, partnerErrors.offer_exists],
});

export const updateService = endpoint('PATCH /service/update_service', {
  summary: 'Change price or time of an own service, or stop and resume offering it',
  tag,
  authz: { who: 'roles', roles, permission: 'services.update', scope },
  openWhile: whileIncomplete,
  confirms: confirmsOffer,
  body: z.object({
    serviceId: text(60),
    price: z.optional(pricePaise),
    minutes: z.optional(minutes),
    active: z.optional(z.boolean('Say yes or no.')),
    seen: confirmsOffer.schema,
  }),
  response: ownOffer,
  errors: [...errors, partnerErrors.offer_missing, kernelErrors.confirmation_differs],
});

export const removeService = endpoint('DELETE /service/myServices', {
  summary: 'Remove an own service for good; bookings that are made keep it',
  tag,
  authz: { who: 'roles', roles, permission: 'services.delete', scope },
  openWhile: whileIncomplete,
  query: z.object({ serviceId: text(60) }),
  response: z.object({ serviceId: z.string() }),
  errors: [...errors, partnerErrors.offer_missing],
});
