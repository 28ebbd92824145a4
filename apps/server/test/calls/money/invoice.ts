import { getGstNumber, saveGstNumber } from '@nukkad/contract/money/invoice/booking-gst.api';
import { shareInvoice } from '@nukkad/contract/money/invoice/invoice-share.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  triedAtHome: { 'GET /payment/purchase/invoice': 'src/money/invoice/purchase/purchase-invoice.test.ts' },
  tries: () => ({
    'POST /service/booking/invoice/share': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(shareInvoice, { body: { bookingId: done, way: 'link' } }),
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
