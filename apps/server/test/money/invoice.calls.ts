import { getGstNumber, saveGstNumber } from '@nukkad/contract/money/invoice/booking-gst.api';
import { shareInvoice, unshareInvoice } from '@nukkad/contract/money/invoice/invoice-share.api';
import type { DomainCalls } from '../domain-calls.ts';

export const calls: DomainCalls = {
  tries: () => ({
    'POST /service/booking/invoice/share': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(shareInvoice, { body: { bookingId: done, way: 'link' } }),
    },
    'DELETE /service/booking/invoice/share': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(unshareInvoice, { query: { bookingId: done } }),
    },
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
