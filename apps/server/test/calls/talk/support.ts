import { listBookingReports, reportBooking } from '@nukkad/contract/talk/support/booking-report.api';
import { openIncident } from '@nukkad/contract/talk/support/support.api';
import * as incident from '@nukkad/contract/talk/support/incident.api';
import { randomUUID } from 'node:crypto';
import type { DomainCalls } from '../../walks/domain-calls.ts';

const reported = { problem: 'other', message: 'The professional did not come this morning.' } as const;

export const calls: DomainCalls = {
  tries: () => ({
    'GET /support/bookingReport': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(listBookingReports, { query: { bookingId: done } }),
    },
    'POST /support/bookingReport': {
      right: 'buyer',
      send: ({ client }, { done }) =>
        client.ask(reportBooking, {
          body: { bookingId: done, ...reported },
          headers: { 'idempotency-key': randomUUID() },
        }),
    },
  }),
  publicIds: ['GET /support/getFaq', 'POST /faqs/helpful', 'PATCH /demo_videos/views'],
  lists: {
    'GET /support/incident': { query: '', who: 'buyer', empty: true },
  },
  triedAtHome: {
    'PATCH /support/incident': 'src/talk/support/incidents.test.ts',
    'GET /support/incident/{incidentId}': 'src/talk/support/incident-desk.test.ts',
    'POST /support/incidentFiles': 'src/talk/support/incident-desk.test.ts',
    'GET /support/session': 'src/talk/support/session/session.test.ts',
    'GET /support/session/messages': 'src/talk/support/session/session.test.ts',
    'POST /support/session/message': 'src/talk/support/session/session.test.ts',
    'POST /support/session/documents': 'src/talk/support/session/session-files.test.ts',
    'PATCH /support/session': 'src/talk/support/session/session.test.ts',
    'POST /support/session/rating': 'src/talk/support/session/session.test.ts',
    'POST /support/session/incident': 'src/talk/support/session/session.test.ts',
  },
  confirmations: (tenants) => {
    const made: Record<string, string> = {};
    /** Signed in anew: the story moves the clock further than a session of the back office lasts. */
    const office = async () => ({ client: (await tenants().admin()).browser });
    const incidentAt = () => ({ incidentId: made['incident'] ?? '' });
    return [
      {
        endpoint: incident.answerIncident,
        what: 'answering a support request',
        arrange: async () => {
          const told = { topic: 'booking', message: 'The professional did not come this morning.' };
          const { body } = await tenants().a.buyer.client.askLoosely(openIncident, { body: told });
          made['incident'] = body.incidentId;
          return { who: await office(), params: incidentAt(), body: { message: 'Ramesh comes at 4 PM.' } };
        },
      },
      {
        endpoint: incident.moveOfficeIncident,
        what: 'resolving a support request',
        arrange: async () => ({ who: await office(), params: incidentAt(), body: { verb: 'resolve' } }),
      },
    ];
  },
};
