import { getInvoice, getOrder, recordResponse } from '@nukkad/contract/money/payment/payment.api';
import { completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import * as payment from '@nukkad/contract/money/payment/payment.api';
import type { DomainCalls } from '../domain-calls.ts';
import { aStartedBooking } from '../confirmed-bookings.ts';
import { key } from '../tenant.ts';

export const calls: DomainCalls = {
  tries: () => ({
    'POST /payment/create_order': {
      right: 'buyer',
      send: ({ client }, { unpaid }) => client.post('payment/create_order', { bookingId: unpaid }, key()),
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
      send: ({ client }, { ongoing }) => client.patch('service/booking/collectCash', { bookingId: ongoing }),
    },
    'GET /service/booking/invoice': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(getInvoice, { query: { bookingId: done } }),
    },
  }),
  lists: {
    'GET /payment/customer/pay_list': { query: '', who: 'buyer' },
  },
  confirmations: (tenants) => [
    {
      endpoint: payment.createOrder,
      what: 'opening a payment',
      arrange: async () => {
        const bookingId = await tenants().book(tenants().a, '2026-11-27', 1120, 'online');
        return { who: tenants().a.buyer, body: { bookingId } };
      },
    },
    {
      endpoint: payment.collectCash,
      what: 'collecting cash',
      arrange: async () => {
        const { professional } = tenants().a;
        const bookingId = await aStartedBooking(tenants(), 1138);
        await professional.client.ask(completeBooking, { body: { bookingId } });
        return { who: professional, body: { bookingId } };
      },
    },
  ],
};
