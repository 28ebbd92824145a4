import { getInvoice, getOrder, recordResponse } from '@nukkad/contract/money/payment/payment.api';
import { completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import * as payment from '@nukkad/contract/money/payment/payment.api';
import * as parts from '@nukkad/contract/money/payment/post-booking.api';
import * as links from '@nukkad/contract/money/payment/payment-link.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { aStartedBooking } from '../../fixtures/confirmed-bookings.ts';
import { key } from '../../harness/tenant.ts';

const made: { visitToPay?: Promise<string> } = {};

export const calls: DomainCalls = {
  tries: () => ({
    'POST /payment/create_order': {
      right: 'buyer',
      send: ({ client }, { unpaid }) =>
        client.ask(payment.createOrder, { body: { bookingId: unpaid }, headers: key() }),
    },
    'GET /payment/order/getById': {
      right: 'buyer',
      send: ({ client }, { orderId }) => client.ask(getOrder, { query: { orderId } }),
    },
    'POST /payment/customer/record_response': {
      right: 'buyer',
      send: ({ client }, { orderId }) =>
        client.ask(recordResponse, { body: { orderId, outcome: 'dismissed' } }),
    },
    'PATCH /service/booking/collectCash': {
      right: 'professional',
      send: ({ client }, { ongoing }) => client.ask(payment.collectCash, { body: { bookingId: ongoing } }),
    },
    'GET /payment/post_booking_payment': {
      right: 'buyer',
      send: ({ client }, { unpaid }) => client.ask(parts.getPayable, { query: { bookingId: unpaid } }),
    },
    'POST /payment/post_booking_payment': {
      right: 'buyer',
      send: async ({ client }, { unpaid: bookingId }) => {
        const { amountDue } = (await client.ask(parts.getPayable, { query: { bookingId } })).body;
        const body = { bookingId, way: 'online' as const, amount: amountDue || 100 };
        return client.ask(parts.payAfterBooking, { body, headers: key() });
      },
    },
    'POST /payment/createpaymentLink': {
      right: 'professional',
      send: ({ client }, { ongoing }) =>
        client.ask(links.createPaymentLink, { body: { bookingId: ongoing }, headers: key() }),
    },
    'POST /service/booking/sendPaymentLink': {
      right: 'professional',
      send: ({ client }, { ongoing }) =>
        client.ask(links.sendPaymentLink, { body: { bookingId: ongoing }, headers: key() }),
    },
    'GET /service/booking/invoice': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(getInvoice, { query: { bookingId: done } }),
    },
  }),
  lists: {
    'GET /payment/customer/pay_list': { query: '', who: 'buyer' },
  },
  confirmations: (tenants) => {
    // One visit for all that is done at the door: the day has few hours left when its turn comes.
    const visitToPay = () => (made.visitToPay ??= aStartedBooking(tenants(), 1138));
    return [
      {
        endpoint: payment.createOrder,
        what: 'opening a payment',
        arrange: async () => {
          const bookingId = await tenants().book(tenants().a, '2026-11-27', 1120, 'online');
          return { who: tenants().a.buyer, body: { bookingId } };
        },
      },
      ...[links.createPaymentLink, links.sendPaymentLink].map((endpoint) => ({
        endpoint,
        what: endpoint === links.createPaymentLink ? 'showing a payment link' : 'sending a payment link',
        arrange: async () => ({ who: tenants().a.professional, body: { bookingId: await visitToPay() } }),
      })),
      {
        endpoint: parts.payAfterBooking,
        what: 'paying a part',
        arrange: async () => {
          const { buyer } = tenants().a;
          const bookingId = await tenants().book(tenants().a, '2026-11-28', 1120, 'online');
          const { amountDue } = (await buyer.client.ask(parts.getPayable, { query: { bookingId } })).body;
          return { who: buyer, body: { bookingId, way: 'online', amount: amountDue } };
        },
      },
      {
        endpoint: payment.collectCash,
        what: 'collecting cash',
        arrange: async () => {
          const { professional } = tenants().a;
          const bookingId = await visitToPay();
          await professional.client.ask(completeBooking, { body: { bookingId } });
          return { who: professional, body: { bookingId } };
        },
      },
    ];
  },
};
