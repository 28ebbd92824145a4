import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { instant, optionalText } from '../../kernel/schema.ts';

export const demandRow = z.object({
  cityCode: z.nullable(z.string()).check(z.describe('Null: outside of the towns that the city list knows.')),
  cityName: z.string().check(z.describe('Empty outside of those towns.')),
  categoryId: z.string(),
  categoryName: z.string(),
  services: z.int().check(z.describe('Different services asked for.')),
  people: z.int().check(z.describe('Different contacts that wait.')),
  lastAt: instant('When the newest of them asked.'),
});
export type DemandRow = z.output<typeof demandRow>;

export const listDemand = endpoint('GET /backoffice/waitlist', {
  summary: 'How many people wait for a partner, by city and category, the most first; no contacts',
  tag: 'Back office',
  authz: { who: 'roles', roles: ['Admin'] },
  query: z.object({ ...pageQuery, cityCode: optionalText(20, 'Of this city only.') }),
  response: pageOf(demandRow),
});

export const waitingPerson = z.object({
  entryId: z.uuid(),
  serviceId: z.string(),
  serviceName: z.string(),
  categoryName: z.string(),
  place: z.string().check(z.describe('The PIN code’s place or the city.')),
  fullName: z.string().check(z.describe('Of a person with an account; empty: a visitor.')),
  userId: z.nullable(z.uuid()).check(z.describe('Null: a visitor.')),
  maskedContact: z
    .string()
    .check(z.describe('The last two digits of a number, or the beginning of an email address.')),
  createdAt: instant('When they asked.'),
  toldAt: z.nullable(instant()).check(z.describe('When the message was due; null: still waiting.')),
});
export type WaitingPerson = z.output<typeof waitingPerson>;

/** What the people who wait may be looked for by. */
export const waitingQuery = z.object({
  ...countedPageQuery,
  cityCode: optionalText(20, 'Of this city only.'),
  categoryId: optionalText(60, 'For services of this category.'),
  state: z.optional(z.enum(['waiting', 'told'], 'Choose waiting or told.')),
  sort: z.optional(z.enum(['newest', 'oldest'], 'Choose one of the list.')),
});

export const listWaiting = endpoint('GET /backoffice/waitlist/people', {
  summary: 'Who waits for a partner, with masked contacts, newest first unless asked otherwise',
  tag: 'Back office',
  authz: { who: 'roles', roles: ['Admin'] },
  query: waitingQuery,
  response: countedPageOf(waitingPerson),
});
