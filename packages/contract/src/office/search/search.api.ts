/** One search across everything: of a partner's work area, and of the back office. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/schema.ts';
import { searchHit } from './search.model.ts';

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
