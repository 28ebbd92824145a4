import * as office from '@nukkad/contract/money/pay-later/office-pay-later.api';
import * as later from '@nukkad/contract/money/pay-later/pay-later.api';
import { sql } from 'kysely';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { key } from '../../harness/tenant.ts';

const why = 'A good customer of many years.';

export const calls: DomainCalls = {
  tries: () => ({
    'POST /service/booking/paylater': {
      right: 'buyer',
      send: ({ client }, { done: bookingId }) =>
        client.ask(later.payBookingLater, {
          body: { bookingId, seen: { amountDue: 1, dueDays: 7 } },
          headers: key(),
        }),
    },
    'POST /payment/paylater': {
      right: 'buyer',
      send: ({ client }, { done: bookingId }) =>
        client.ask(later.settlePayLater, { body: { bookingId, seen: { amountDue: 1 } }, headers: key() }),
    },
  }),
  triedAtHome: {
    'GET /payment/paylater': 'src/money/payment/later/pay-later.test.ts',
  },
  lists: {
    'GET /payment/paylater': { query: '', who: 'buyer', empty: true },
  },
  confirmations: (tenants) => {
    /** Another Admin for each: who asked does not decide. */
    const anOffice = async () => ({ client: (await tenants().admin()).browser });
    const params = () => ({ userId: tenants().a.buyer.userId });
    const made: Record<string, string> = {};
    return [
      {
        endpoint: office.setLimit,
        what: 'asking another Admin for a limit',
        arrange: async () => ({
          who: await anOffice(),
          params: params(),
          body: { limit: 5_000_000, why },
        }),
      },
      {
        endpoint: office.decideLimit,
        what: 'approving a limit',
        arrange: async () => ({ who: await anOffice(), params: params(), body: { approve: true, why } }),
      },
      {
        endpoint: later.payBookingLater,
        what: 'paying a booking later',
        arrange: async () => {
          const { a, app, book } = tenants();
          // A charge of another domain's story would close it.
          await sql`update booking set fee_paise = 0 where buyer_id = ${a.buyer.userId}`.execute(
            app.platform.db,
          );
          made['booking'] = await book(a, '2026-11-28', 1130, 'online');
          return { who: a.buyer, body: { bookingId: made['booking'] } };
        },
      },
      {
        endpoint: later.settlePayLater,
        what: 'paying what was paid later',
        arrange: async () => ({ who: tenants().a.buyer, body: { bookingId: made['booking'] ?? '' } }),
      },
    ];
  },
};
