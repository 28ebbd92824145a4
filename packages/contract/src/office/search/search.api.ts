/** One search across everything: of a partner's work area, of the back office, and of everyone. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { flagParam, optionalText, text } from '../../kernel/schema.ts';
import { hitGroup, missDays, mostOfGroup, searchHit, searchMiss, searcher } from './search.model.ts';

const tag = 'Search';
const query = z.object({
  q: text(
    80,
    'A name, also mistyped, a name with a service, a mobile number or its last digits, or any part of a number of a booking, request or invoice.',
  ),
});
const response = z.object({
  items: z
    .array(searchHit)
    .check(
      z.describe(
        'At most five of each kind, the best of each kind first; kinds that hold the very name come first.',
      ),
    ),
});
/** A person who types asks twice a second at most. */
const perMinute = 120;

export const searchWork = endpoint('GET /work/search', {
  summary:
    'Bookings, quote requests, invoices, team members and services of the own organisation, by name or number',
  tag,
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    scope:
      'the own organisation: bookings and leads by booking.view, a professional its own jobs; invoices by payments.view; the team by manage_users.view; services by services.view',
  },
  query,
  response,
  perMinute,
});

export const searchOffice = endpoint('GET /backoffice/search', {
  summary: 'Bookings, requests, invoices, people, partners, services and categories by name or number',
  tag,
  authz: { who: 'roles', roles: ['Admin'] },
  query,
  response,
  perMinute,
});

export const searchGlobal = endpoint('GET /search/global', {
  summary:
    'Services, partners, people, jobs, groups, posts, blogs and help, as each may be read; own bookings, messages and documents for who is signed in',
  tag,
  authz: { who: 'anyone' },
  query: z.object({
    q: text(80, 'Words, also mistyped and in either script, or any part of a booking number.'),
    full: z.optional(
      flagParam(`${mostOfGroup} of a kind in place of 5, for a page; what finds nothing is counted.`),
    ),
  }),
  response: z.object({
    groups: z
      .array(hitGroup)
      .check(z.describe('Kinds that found something; one that holds the very name comes first.')),
  }),
  spoken: true,
  perMinute,
});

export const searchMissesQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60, 'A part of the words.'),
  days: z._default(z.enum(missDays, `Choose ${missDays.join(', ')}.`), '30'),
  askedBy: z.optional(searcher),
});

export const listSearchMisses = endpoint('GET /backoffice/search-misses', {
  summary: 'What people searched for and found nothing, the most often first',
  tag: 'Back office',
  authz: { who: 'roles', roles: ['Admin'] },
  query: searchMissesQuery,
  response: countedPageOf(searchMiss),
});
