import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { paise, paiseBetween, text, whole } from '../kernel/schema.ts';
import { whileIncomplete } from '../kernel/standing.ts';
import { partnerErrors } from '../partner/partner.errors.ts';
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
});
export type OwnOffer = z.output<typeof ownOffer>;

export const listMyServices = endpoint('GET /service/myServices', {
  summary: 'The own services with price and time; with catalogue=true also those that could be offered',
  tag,
  authz: { who: 'roles', roles, permission: 'services.view', scope },
  openWhile: whileIncomplete,
  query: z.object({
    ...pageQuery,
    categoryId: z.optional(text(40)),
    catalogue: z._default(z.enum(['true', 'false'], 'Say true or false.'), 'false'),
  }),
  response: pageOf(ownOffer),
});

export const addService = endpoint('POST /service/add_service', {
  summary: 'Offer a service of the catalogue at an own price and time',
  tag,
  authz: { who: 'roles', roles, permission: 'services.create', scope },
  openWhile: whileIncomplete,
  body: z.object({ serviceId: text(60), price: pricePaise, minutes }),
  response: ownOffer,
  errors: [...errors, partnerErrors.offer_exists],
});

export const updateService = endpoint('PATCH /service/update_service', {
  summary: 'Change price or time of an own service, or stop and resume offering it',
  tag,
  authz: { who: 'roles', roles, permission: 'services.update', scope },
  openWhile: whileIncomplete,
  body: z.object({
    serviceId: text(60),
    price: z.optional(pricePaise),
    minutes: z.optional(minutes),
    active: z.optional(z.boolean('Say yes or no.')),
  }),
  response: ownOffer,
  errors: [...errors, partnerErrors.offer_missing],
});
