import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { day, paise, ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

/** What a message to a partner says of the price of a service in a city. */
export const cityPrice = {
  news: z.enum(['set', 'ended']),
  priceId: ref('city price'),
  serviceId: ref('service'),
  serviceName: z.string(),
  serviceNameHi: z.optional(z.string().check(z.describe('Missing in events written before it was sent.'))),
  cityCode: z.string(),
  cityName: z.string(),
  pricePaise: paise(),
  fromDay: day(),
  toDay: z.nullable(day()),
};

export const catalogEvents = {
  categoryChanged: event('catalog.category_changed', {
    summary: 'An Admin changed a category.',
    facts: z.object({ categoryId: ref('category') }),
  }),
  serviceChanged: event('catalog.service_changed', {
    summary: 'An Admin changed a service.',
    facts: z.object({ serviceId: ref('service') }),
  }),
  offersChanged: event('catalog.offers_changed', {
    summary: 'A partner changed the services that it sells.',
    facts: z.object({ organisationId: ref('organisation') }),
  }),
  areaGrew: event('catalog.area_grew', {
    summary: 'A partner is the first to offer a service at some place.',
    facts: z.object({ organisationId: ref('organisation') }),
  }),
  cityPriceChanged: event('catalog.city_price_changed', {
    summary: 'The price of a service in a city was set or ends.',
    facts: z.object({ ...cityPrice }),
  }),
};

export const catalogErrors = defineErrors({
  service_not_found: [404, 'Resource is not available'],
  category_not_found: [404, 'Resource is not available'],
  city_not_found: [404, 'Resource is not available'],
  price_not_found: [404, 'Resource is not available'],
  price_overlaps: [409, 'Another price already covers some of these dates.'],
  price_status_moved_on: [409, 'This price has already been decided.'],
  price_days_gone: [409, 'The dates of this price have passed. Set a new one.'],
  own_price: [403, 'Another Admin must decide on this price.'],
});

export const catalogActs = [
  'catalog.change_category',
  'catalog.change_service',
  'price.set',
  'price.proposed',
  'price.approved',
  'price.refused',
  'price.withdrawn',
  'price.end_changed',
] as const;
