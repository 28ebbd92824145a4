import * as z from 'zod/mini';
import { catalogErrors } from '../catalog/catalog.errors.ts';
import { city } from '../geography/geography.model.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { kernelErrors } from '../kernel/errors.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { day, instant, optionalText, paise, paiseBetween, text, whole } from '../kernel/schema.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;

/** Where a price stands today, IST. */
export const priceStandings = ['now', 'coming', 'over', 'withdrawn'] as const;

const cityPrice = z.object({
  priceId: z.uuid(),
  serviceId: z.string(),
  serviceName: z.string(),
  unit: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  pricePaise: paise('Of one unit, before tax.'),
  usualPaise: paise('The usual price of the service, for comparison.'),
  fromDay: day('The first day of work on which it holds.'),
  toDay: z.nullable(day('The last such day.')).check(z.describe('Null: until further notice.')),
  standing: z.enum(priceStandings),
  why: z.string(),
  setBy: z.string().check(z.describe('Name of the Admin.')),
  setAt: instant(),
  endWhy: z.string().check(z.describe('Why its end was changed; empty where it was not.')),
  endedBy: z.nullable(z.string()),
  endedAt: z.nullable(instant()),
  version: z.int(),
});
export type CityPrice = z.output<typeof cityPrice>;

const why = text(200, 'Why; for the audit log, without names and numbers.');
const lastDay = z
  .nullable(day('The last day on which it holds.'))
  .check(z.describe('Null: until further notice.'));

export const listCityPrices = endpoint('GET /backoffice/prices', {
  summary: 'Prices by city and date, those of the latest days first: what holds, what comes and what was',
  tag,
  authz: adminOnly,
  query: z.object({
    ...pageQuery,
    serviceId: optionalText(60, 'Of this service only.'),
    cityCode: optionalText(20, 'In this city only.'),
    standing: z.optional(z.enum(priceStandings, 'This is not known.')),
  }),
  response: pageOf(cityPrice),
});

export const setCityPrice = endpoint('POST /backoffice/prices', {
  summary: 'Set the price of a service in a city from a day on; it holds over what partners ask there',
  tag,
  authz: adminOnly,
  status: 201,
  body: z.object({
    serviceId: text(60),
    cityCode: text(20),
    pricePaise: paiseBetween(100, 100_000_000, 'Of one unit, before tax.'),
    fromDay: day('The first day of work on which it holds: today or later.'),
    toDay: lastDay,
    why,
  }),
  response: cityPrice,
  errors: [catalogErrors.service_not_found, catalogErrors.city_not_found, catalogErrors.price_overlaps],
});

export const endCityPrice = endpoint('PATCH /backoffice/prices/{priceId}', {
  summary:
    'Change the last day of a price; yesterday ends it at once, and one that has not begun is taken back',
  tag,
  authz: adminOnly,
  params: z.object({ priceId: z.uuid('This is not a known id.') }),
  body: z.object({
    lastDay,
    why,
    version: whole(1, 2_000_000_000, 'As it was read: 409 if it was changed.'),
  }),
  response: cityPrice,
  errors: [catalogErrors.price_not_found, catalogErrors.price_overlaps, kernelErrors.stale_state],
});

export const listOfficeCities = endpoint('GET /backoffice/cities', {
  summary: 'Cities by a part of the name, those where partners work first',
  tag,
  authz: adminOnly,
  query: z.object({ ...pageQuery, q: z.optional(text(60)) }),
  response: pageOf(city),
});
