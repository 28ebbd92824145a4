import * as moves from '@nukkad/contract/market/desk/desk-moves.api';
import { anAssignedBooking } from '../../fixtures/confirmed-bookings.ts';
import type { DomainCalls } from '../../walks/domain-calls.ts';

const why = 'The customer asked for it on the phone.';

export const calls: DomainCalls = {
  confirmations: (tenants) => {
    /** Signed in anew: the story moves the clock further than a session of the back office lasts. */
    const office = async () => ({ client: (await tenants().admin()).browser });
    const made: Record<string, string> = {};
    return [
      {
        endpoint: moves.rescheduleAtDesk,
        what: 'changing a time for a customer',
        arrange: async () => {
          const bookingId = await anAssignedBooking(tenants(), '2026-11-27', 1124);
          made['booking'] = bookingId;
          const body = { day: '2026-11-27', slotId: 1128, waive: false, why };
          return { who: await office(), params: { bookingId }, body };
        },
      },
      {
        endpoint: moves.reassignBooking,
        what: 'offering a booking to another partner',
        arrange: async () => ({
          who: await office(),
          params: { bookingId: made['booking'] ?? '' },
          body: { organisationId: tenants().b.organisationId, why },
        }),
      },
      {
        endpoint: moves.cancelAtDesk,
        what: 'cancelling for a customer',
        arrange: async () => ({
          who: await office(),
          params: { bookingId: made['booking'] ?? '' },
          body: { reason: 'changed_plan', waive: true, why },
        }),
      },
    ];
  },
};
