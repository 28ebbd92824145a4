import { getGstNumber, saveGstNumber } from '@nukkad/contract/money/invoice/booking-gst.api';
import type { DomainCalls } from '../domain-calls.ts';

export const calls: DomainCalls = {
  tries: () => ({
    'GET /service/saveGSTnumber': {
      right: 'buyer',
      send: ({ client }, { accepted }) => client.ask(getGstNumber, { query: { bookingId: accepted } }),
    },
    'POST /service/saveGSTnumber': {
      right: 'buyer',
      send: ({ client }, { accepted }) =>
        client.ask(saveGstNumber, { body: { bookingId: accepted, gstNumber: null } }),
    },
  }),
};
