import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { text, removed } from '../../kernel/schema.ts';
import { catalogErrors } from '../catalog/catalog.noun.ts';
import { waitlistErrors } from './waitlist.noun.ts';
import { waitlistBody, waitlistEntry } from './waitlist.model.ts';

const tag = 'Waitlist';
const authz = { who: 'signed-in', scope: 'own entries only' } as const;
const perMinute = 6;

export const joinWaitlist = endpoint('POST /service/waitlist', {
  summary:
    'Ask for one message when a service becomes available at a place: to the own account, or to the contact of a visitor',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'only-adds',
  status: 201,
  perMinute,
  body: waitlistBody,
  response: z.object({
    place: z.string().check(z.describe('The place as it was understood.')),
    code: z.string().check(z.describe('Removes the request: the same as in the link of the message.')),
  }),
  errors: [
    catalogErrors.service_not_found,
    catalogErrors.city_not_found,
    waitlistErrors.already_served,
    waitlistErrors.waitlist_full,
  ],
});

export const listWaitlist = endpoint('GET /service/waitlist', {
  summary: 'Own requests for a message, newest first',
  tag,
  authz,
  query: z.object(pageQuery),
  response: pageOf(waitlistEntry),
});

export const leaveWaitlist = endpoint('DELETE /service/waitlist', {
  summary: 'Remove an own request',
  tag,
  authz,
  unconfirmed: 'removes-named',
  query: z.object({ entryId: z.uuid('This is not a known id.') }),
  response: z.object({ entryId: z.uuid() }),
  errors: [waitlistErrors.waitlist_entry_not_found],
});

export const leaveWaitlistByCode = endpoint('POST /service/waitlist/leave', {
  summary: 'Remove a request by the code of its link, with the contact; doing it again changes nothing',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'removes-named',
  perMinute,
  body: z.object({ code: text(100, 'As in the link of the message.') }),
  response: removed,
  errors: [waitlistErrors.waitlist_entry_not_found],
});
