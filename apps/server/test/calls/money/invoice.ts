import { getGstNumber, saveGstNumber } from '@nukkad/contract/money/invoice/booking-gst.api';
import {
  listInvoiceShares,
  shareInvoice,
  unshareInvoice,
} from '@nukkad/contract/money/invoice/invoice-share.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  triedAtHome: { 'GET /payment/purchase/invoice': 'src/money/invoice/purchase/purchase-invoice.test.ts' },
  lists: {
    'GET /service/booking/invoice/shares': {
      query: (_things, { done }) => `bookingId=${done}`,
      who: 'buyer',
      empty: true,
    },
  },
  tries: () => ({
    'POST /service/booking/invoice/share': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(shareInvoice, { body: { bookingId: done, way: 'link' } }),
    },
    'GET /service/booking/invoice/shares': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(listInvoiceShares, { query: { bookingId: done } }),
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
