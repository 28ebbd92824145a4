import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { catalogErrors } from './catalog.noun.ts';
import { city } from '../../places/geography/geography.model.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import {
  countedPageOf,
  countedPageQuery,
  maximumPageSize as limit,
  pageOf,
  pageQuery,
} from '../../kernel/page.ts';
import { day, instant, optionalText, paise, paiseBetween, text, wholeParam } from '../../kernel/schema.ts';
import { reason } from '../../office/backoffice/reason.model.ts';
import { type Params, previewFirst, type PreviewFirst, type ReadCall, shownRow } from '../../preview-call.ts';

// What is seen when an Admin sets, decides on or ends a price by city. See docs/confirmations.md.

export const confirmsPriceEffect = confirmation('price effect', { verdict: 'choice', partners: 'count' });

export const seenOfPriceEffect = (effect: {
  readonly verdict: string;
  readonly partners: number;
}): Seen<typeof confirmsPriceEffect> => ({ verdict: effect.verdict, partners: effect.partners });

export const confirmsCityPrice = confirmation('city price', {
  unitPrice: 'money',
  firstDay: 'day',
  lastDay: 'day',
  proposalReason: 'text',
});

export const seenOfCityPrice = (price: {
  readonly pricePaise: number;
  readonly fromDay: string;
  readonly toDay: string | null;
  readonly why: string;
}): Seen<typeof confirmsCityPrice> => ({
  unitPrice: price.pricePaise,
  firstDay: price.fromDay,
  lastDay: price.toDay,
  proposalReason: price.why,
});

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;

/** The state of a price today, IST. */
export const priceStates = ['waiting', 'now', 'coming', 'over', 'withdrawn', 'refused'] as const;

/** Why a price needs a second Admin. */
export const priceReasons = ['below_usual', 'above_usual', 'large_effect'] as const;

/** Free of approval, held for another Admin, or refused. */
export const priceVerdicts = ['free', 'second_admin', 'refused'] as const;

export const cityPrice = z.object({
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
  standing: z.enum(priceStates),
  why: z.string(),
  setBy: z.string().check(z.describe('Name of the Admin.')),
  setAt: instant(),
  endWhy: z.string().check(z.describe('Why its end was changed; empty where it was not.')),
  endedBy: z.nullable(z.string()),
  endedAt: z.nullable(instant()),
  reasons: z
    .array(z.enum(priceReasons))
    .check(z.describe('Why a second Admin had to look; empty: none had to.')),
  decidedBy: z.nullable(z.string()).check(z.describe('Name of the Admin who approved or refused it.')),
  decideWhy: z.string().check(z.describe('What that Admin wrote; empty before.')),
  can: z.object({
    decide: z.boolean().check(z.describe('This Admin may approve or refuse it.')),
    end: z.boolean().check(z.describe('Its last day may still change.')),
  }),
});
export type CityPrice = z.output<typeof cityPrice>;

const why = reason;
const lastDay = z
  .nullable(day('The last day on which it holds.'))
  .check(z.describe('Null: until further notice.'));

/** What prices by city may be looked for by. */
export const pricesQuery = z.object({
  ...countedPageQuery,
  serviceId: optionalText(60, 'Of this service only.'),
  cityCode: optionalText(20, 'In this city only.'),
  standing: z.optional(z.enum(priceStates, 'This is not known.')),
});

export const listCityPrices = endpoint('GET /backoffice/prices', {
  summary: 'Prices by city and date, those of the latest days first: what holds, what comes and what was',
  tag,
  authz: adminOnly,
  query: pricesQuery,
  response: countedPageOf(cityPrice),
});

const wanted = {
  serviceId: text(60),
  cityCode: text(20),
  pricePaise: paiseBetween(100, 100_000_000, 'Of one unit, before tax.'),
  fromDay: day('The first day of work on which it holds: today or later.'),
  toDay: lastDay,
};

export const priceEffect = z.object({
  verdict: z.enum(priceVerdicts),
  reasons: z.array(z.enum(priceReasons)),
  usualLowPaise: paise('The usual range of the service.'),
  usualHighPaise: paise(),
  leastPaise: paise('Below this it is refused.'),
  mostPaise: paise('Above this it is refused.'),
  partners: z.int().check(z.describe('Partners who offer the service in that city.')),
  partnersAbove: z.int().check(z.describe('Of them, those who ask more today: they would be paid less.')),
  partnersBelow: z.int().check(z.describe('Those who ask less today.')),
  lowestPaise: z.nullable(paise('The lowest price that a partner asks there now.')),
  highestPaise: z.nullable(paise('The highest.')),
  bookings: z.int().check(z.describe('Bookings of the service there in the last 30 days, not called off.')),
  costPaise: paise('What their services cost, before fees and tax.'),
  wouldCostPaise: paise('What they would have cost at this price.'),
});
export type PriceEffect = z.output<typeof priceEffect>;

export const previewCityPrice = endpoint('GET /backoffice/prices/preview', {
  summary: 'Whom a price would concern and what last month would have cost with it, before it is set',
  tag,
  authz: adminOnly,
  query: z.object({
    serviceId: text(60),
    cityCode: text(20),
    pricePaise: wholeParam(100, 100_000_000, 'Of one unit, before tax.'),
  }),
  response: priceEffect,
  errors: [catalogErrors.service_not_found, catalogErrors.city_not_found],
});

export const setCityPrice = endpoint('POST /backoffice/prices', {
  summary:
    'Set the price of a service in a city from a day on; one beyond the bounds waits for a second Admin, one far beyond is refused',
  tag,
  authz: adminOnly,
  status: 201,
  confirms: confirmsPriceEffect,
  body: z.object({
    ...wanted,
    why,
    seen: confirmsPriceEffect.schema,
  }),
  response: cityPrice,
  errors: [
    catalogErrors.service_not_found,
    catalogErrors.city_not_found,
    catalogErrors.price_overlaps,
    kernelErrors.confirmation_differs,
  ],
});

export const decideCityPrice = endpoint('POST /backoffice/prices/{priceId}/decision', {
  summary: 'Approve or refuse a price that waits; never by the Admin who proposed it',
  tag,
  authz: adminOnly,
  params: z.object({ priceId: z.uuid('This is not a known id.') }),
  confirms: confirmsCityPrice,
  body: z.object({
    approve: z.boolean('Choose true or false.'),
    why,
    seen: confirmsCityPrice.schema,
  }),
  response: cityPrice,
  errors: [
    catalogErrors.price_not_found,
    catalogErrors.price_status_moved_on,
    catalogErrors.price_days_gone,
    catalogErrors.own_price,
    kernelErrors.confirmation_differs,
  ],
});

export const endCityPrice = endpoint('PATCH /backoffice/prices/{priceId}', {
  summary:
    'Change the last day of a price; yesterday ends it at once, and one that has not begun is taken back',
  tag,
  authz: adminOnly,
  params: z.object({ priceId: z.uuid('This is not a known id.') }),
  confirms: confirmsCityPrice,
  body: z.object({
    lastDay,
    why,
    seen: confirmsCityPrice.schema,
  }),
  response: cityPrice,
  errors: [catalogErrors.price_not_found, catalogErrors.price_overlaps, kernelErrors.confirmation_differs],
});

export const listOfficeCities = endpoint('GET /backoffice/cities', {
  summary: 'Cities by a part of the name, those where partners work first',
  tag,
  authz: adminOnly,
  query: z.object({ ...pageQuery, q: z.optional(text(60)) }),
  response: pageOf(city),
});

async function priceAt(look: ReadCall, { priceId }: Params) {
  const { items } = await look(listCityPrices, { query: { limit } });
  return seenOfCityPrice(shownRow(items, (row) => row.priceId === priceId));
}

export const cityPricePreviews: readonly PreviewFirst[] = [
  previewFirst(setCityPrice, async (look, { body: { serviceId, cityCode, pricePaise } }) =>
    seenOfPriceEffect(await look(previewCityPrice, { query: { serviceId, cityCode, pricePaise } })),
  ),
  previewFirst(decideCityPrice, (look, { params }) => priceAt(look, params)),
  previewFirst(endCityPrice, (look, { params }) => priceAt(look, params)),
];
