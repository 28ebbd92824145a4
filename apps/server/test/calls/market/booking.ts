import {
  changeCart,
  getCancellationCharges,
  getCustomerBooking,
  listCancellationCharges,
} from '@nukkad/contract/market/booking/booking.api';
import * as booking from '@nukkad/contract/market/booking/booking.api';
import {
  answerNewTime,
  getRescheduleOptions,
  rescheduleBooking,
} from '@nukkad/contract/market/reschedule/reschedule.api';
import { answerStop, askStop, getStop, previewStop } from '@nukkad/contract/market/stop/stop.api';
import { getInstantStatus } from '@nukkad/contract/market/instant/instant.api';
import {
  answerEarlier,
  getEarlierRequest,
  setEarlierRequest,
} from '@nukkad/contract/market/earlier/earlier.api';
import { addAdditionalService } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { required } from '../../harness/required.ts';
import { type DomainCalls, upload } from '../../walks/domain-calls.ts';
import { aStartedBooking, anAssignedBooking, fillCart } from '../../fixtures/confirmed-bookings.ts';

export const calls: DomainCalls = {
  tries: ({ serviceId, photos }) => ({
    'GET /service/booking/customer/details': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(getCustomerBooking, { query: { bookingId: done } }),
    },
    'GET /service/instant/status': {
      right: 'buyer',
      send: ({ client }, { accepted }) => client.ask(getInstantStatus, { query: { bookingId: accepted } }),
    },
    'GET /service/booking/earlier': {
      right: 'buyer',
      send: ({ client }, { accepted }) => client.ask(getEarlierRequest, { query: { bookingId: accepted } }),
    },
    'PATCH /service/booking/earlier': {
      right: 'buyer',
      send: ({ client }, { accepted }) =>
        client.ask(setEarlierRequest, { body: { bookingId: accepted, on: true } }),
    },
    'PATCH /service/booking/earlier/answer': {
      right: 'buyer',
      // No earlier time is offered: its own customer is told so, others that there is no such booking.
      send: ({ client }, { accepted: bookingId }) => {
        const seen = { startsAt: null, newStartsAt: null };
        const body = { bookingId, offerId: bookingId, answer: 'decline' as const, seen };
        return client.ask(answerEarlier, { body });
      },
    },
    'GET /service/customer/cancellationCharges': {
      right: 'buyer',
      send: ({ client }, { accepted }) =>
        client.ask(getCancellationCharges, { query: { bookingId: accepted } }),
    },
    'GET /service/cancellationCharges': {
      right: 'buyer',
      send: ({ client }, { accepted }) =>
        client.ask(listCancellationCharges, { query: { bookingId: accepted } }),
    },
    'PATCH /service/booking/customer/cancel': {
      right: 'buyer',
      send: ({ client }, { accepted }) =>
        client.ask(booking.cancelByCustomer, { body: { bookingId: accepted, reason: 'other' } }),
    },
    'GET /service/booking/reschedule': {
      right: 'buyer',
      send: ({ client }, { accepted }) =>
        client.ask(getRescheduleOptions, { query: { bookingId: accepted, day: '2026-11-25' } }),
    },
    'PATCH /service/booking/reschedule': {
      right: 'buyer',
      send: ({ client }, { accepted }) =>
        client.ask(rescheduleBooking, { body: { bookingId: accepted, day: '2026-11-25', slotId: 1121 } }),
    },
    'PATCH /service/booking/reschedule/answer': {
      right: 'owner',
      send: async ({ client }, { accepted: bookingId }) => {
        const asked = await client.ask(rescheduleBooking, {
          body: { bookingId, day: '2026-11-26', slotId: 1123 },
        });
        const proposalId = asked.body.proposal?.proposalId ?? bookingId;
        return client.ask(answerNewTime, { body: { bookingId, proposalId, answer: 'withdraw' } });
      },
    },
    'GET /service/booking/stop': {
      right: 'buyer',
      send: ({ client }, { ongoing }) => client.ask(getStop, { query: { bookingId: ongoing } }),
    },
    'POST /service/booking/stop/preview': {
      right: 'buyer',
      send: ({ client }, { ongoing }) =>
        client.ask(previewStop, { body: { bookingId: ongoing, reason: 'cannot_finish', done: [] } }),
    },
    'POST /service/booking/stop': {
      right: 'buyer',
      send: ({ client }, { ongoing }) =>
        client.ask(askStop, { body: { bookingId: ongoing, reason: 'cannot_finish', done: [] } }),
    },
    'PATCH /service/booking/stop/answer': {
      right: 'buyer',
      send: async ({ client }, { ongoing: bookingId }) => {
        const { body } = await client.askLoosely(getStop, { query: { bookingId } });
        const stopId = body.stop?.stopId ?? bookingId;
        return client.ask(answerStop, { body: { bookingId, stopId, answer: 'withdraw' } });
      },
    },
    'PATCH /service/booking/qoute/approval': {
      right: 'buyer',
      send: ({ client }, { ongoing, additionId }) =>
        client.ask(booking.answerAddition, { body: { bookingId: ongoing, additionId, approve: false } }),
    },
    'PATCH /service/booking/qoute/accept': {
      right: 'buyer',
      send: ({ client }, { ongoing, additionId }) => {
        const seen = { serviceName: null, price: 0, minutes: 0, total: 0 };
        return client.ask(booking.acceptQuote, { body: { bookingId: ongoing, additionId, seen } });
      },
    },
    'POST /service/booking/customer/uploadImages': {
      right: 'buyer',
      send: (person, { accepted }) =>
        upload(photos, `service/booking/customer/uploadImages?bookingId=${accepted}`)(person),
    },
    'POST /service/cart/service': {
      right: 'buyer',
      send: ({ client }, { addressId }) =>
        client.ask(booking.fillCart, { body: { lines: [{ serviceId, quantity: 1 }], addressId } }),
    },
    'PATCH /service/cart/service': {
      right: 'buyer',
      send: ({ client }, { addressId }) => client.ask(changeCart, { body: { addressId } }),
    },
  }),
  lists: {
    'GET /service/booking/customer/list': { query: '', who: 'buyer' },
  },
  publicIds: ['POST /service/quote'],
  confirmations: (tenants) => {
    const made: Record<string, string> = {};
    return [
      {
        endpoint: booking.placeBooking,
        what: 'booking and paying online',
        arrange: async () => {
          await fillCart(tenants(), '2026-11-24', 1118);
          return { who: tenants().a.buyer, body: { paymentMode: 'online' } };
        },
        after: ({ bookingId }) => void (made['unpaid'] = bookingId),
      },
      {
        endpoint: booking.cancelByCustomer,
        what: 'cancelling as the customer',
        arrange: async () => ({
          who: tenants().a.buyer,
          body: { bookingId: made['unpaid'], reason: 'changed_plan' },
        }),
      },
      {
        endpoint: rescheduleBooking,
        what: 'another time for a visit',
        arrange: async () => {
          made['moved'] = await anAssignedBooking(tenants(), '2026-11-24', 1124);
          return {
            who: tenants().a.buyer,
            body: { bookingId: made['moved'], day: '2026-11-25', slotId: 1124 },
          };
        },
      },
      {
        endpoint: answerNewTime,
        what: 'agreeing to another time',
        arrange: async () => {
          const { a } = tenants();
          const bookingId = required(made['moved']);
          const asked = { bookingId, day: '2026-11-26', slotId: 1124 };
          const proposal = required((await a.owner.client.call(rescheduleBooking, { body: asked })).proposal);
          return { who: a.buyer, body: { bookingId, proposalId: proposal.proposalId, answer: 'agree' } };
        },
      },
      {
        endpoint: answerEarlier,
        what: 'taking an earlier time',
        arrange: async () => {
          const { a, app } = tenants();
          const sooner = await anAssignedBooking(tenants(), '2026-12-03', 1124);
          const bookingId = await anAssignedBooking(tenants(), '2026-12-04', 1124);
          await a.buyer.client.ask(setEarlierRequest, { body: { bookingId, on: true } });
          const cancel = { bookingId: sooner, reason: 'changed_plan' } as const;
          await a.buyer.client.ask(booking.cancelByCustomer, { body: cancel });
          await app.drain();
          const { body } = await a.buyer.client.ask(getEarlierRequest, { query: { bookingId } });
          return { who: a.buyer, body: { bookingId, offerId: body.offer?.offerId, answer: 'accept' } };
        },
      },
      {
        endpoint: booking.answerAddition,
        what: 'approving an added service',
        arrange: async () => {
          const { a, serviceId } = tenants();
          const bookingId = await aStartedBooking(tenants(), 1122);
          made['started'] = bookingId;
          const request = { bookingId, serviceId, quantity: 2 };
          const { additionId } = await a.professional.client.call(addAdditionalService, { body: request });
          return { who: a.buyer, body: { bookingId, additionId, approve: true } };
        },
      },
      {
        endpoint: booking.acceptQuote,
        what: 'accepting the price of an added service',
        arrange: async () => {
          const { a, serviceId } = tenants();
          const request = { bookingId: required(made['started']), serviceId, quantity: 1 };
          const asked = await a.professional.client.ask(addAdditionalService, { body: request });
          return { who: a.buyer, body: { bookingId: made['started'], additionId: asked.body.additionId } };
        },
      },
      {
        endpoint: askStop,
        what: 'saying that a visit cannot go on',
        arrange: async () => {
          const bookingId = made['started'];
          return { who: tenants().a.owner, body: { bookingId, reason: 'cannot_finish', done: [] } };
        },
      },
      {
        endpoint: answerStop,
        what: 'agreeing to a part bill',
        arrange: async () => {
          const { a } = tenants();
          const bookingId = made['started'] ?? '';
          const { body } = await a.buyer.client.ask(getStop, { query: { bookingId } });
          return { who: a.buyer, body: { bookingId, stopId: body.stop?.stopId, answer: 'agree' } };
        },
      },
    ];
  },
};
