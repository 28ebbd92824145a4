import {
  getPartnerBooking,
  listFreeProfessionals,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import * as noShow from '@nukkad/contract/market/no-show/no-show.api';
import * as giveBack from '@nukkad/contract/market/give-back/give-back.api';
import { answerAddition } from '@nukkad/contract/market/booking/booking.api';
import * as fulfilment from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { type DomainCalls, upload } from '../../walks/domain-calls.ts';
import { anAssignedBooking } from '../../fixtures/confirmed-bookings.ts';
import { required } from '../../harness/required.ts';

export const calls: DomainCalls = {
  tries: ({ serviceId, photos }) => ({
    'GET /service/booking/partner/details': {
      right: 'owner',
      send: ({ client }, { accepted }) => client.ask(getPartnerBooking, { query: { bookingId: accepted } }),
    },
    'PATCH /service/booking/partner/acceptReject': {
      right: 'desk',
      send: ({ client }, { offered }) =>
        client.ask(fulfilment.acceptOrReject, { body: { bookingId: offered, action: 'accept' } }),
    },
    'GET /service/booking/partner/cancel': {
      right: 'desk',
      send: ({ client }, { accepted }) =>
        client.ask(giveBack.getGiveBackTerms, { query: { bookingId: accepted } }),
    },
    'PATCH /service/booking/partner/cancel': {
      right: 'owner',
      send: ({ client }, { accepted }) =>
        client.ask(giveBack.cancelByPartner, { body: { bookingId: accepted, reason: 'other' } }),
    },
    'GET /service/booking/partner/customerAbsent': {
      right: 'professional',
      send: ({ client }, { ongoing }) =>
        client.ask(noShow.getCustomerAbsentTerms, { query: { bookingId: ongoing } }),
    },
    'PATCH /service/booking/partner/customerAbsent': {
      right: 'professional',
      send: ({ client }, { ongoing }) => {
        const seen = { startsAt: null, fee: 0 };
        const body = { bookingId: ongoing, photoId: ongoing, seen };
        return client.ask(noShow.reportCustomerAbsent, { body });
      },
    },
    'GET /service/booking/customer/professionalAbsent': {
      right: 'buyer',
      send: ({ client }, { ongoing }) =>
        client.ask(noShow.getProfessionalAbsentTerms, { query: { bookingId: ongoing } }),
    },
    'PATCH /service/booking/customer/professionalAbsent': {
      right: 'buyer',
      send: ({ client }, { ongoing }) => {
        const seen = { startsAt: null, partnerName: null, credit: 0 };
        return client.ask(noShow.reportProfessionalAbsent, { body: { bookingId: ongoing, seen } });
      },
    },
    'GET /service/booking/partner/freeProfessionals': {
      right: 'desk',
      send: ({ client }, { accepted }) =>
        client.ask(listFreeProfessionals, { query: { bookingId: accepted } }),
    },
    'PATCH /service/booking/partner/assign_pro': {
      right: 'owner',
      send: ({ client }, { accepted }, { staffIds }) =>
        client.ask(fulfilment.assignProfessional, {
          body: { bookingId: accepted, staffId: staffIds.professional },
        }),
    },
    'PATCH /service/booking/partner/swap_pro': {
      right: 'owner',
      send: ({ client }, { accepted }) =>
        client.ask(fulfilment.swapProfessionals, {
          body: { bookingId: accepted, otherBookingId: accepted },
        }),
    },
    'POST /service/booking/partner/verifiyOTP': {
      right: 'professional',
      send: ({ client }, { ongoing }) =>
        client.ask(verifyStartCode, { body: { bookingId: ongoing, otp: '000000' } }),
    },
    'POST /service/booking/partner/uploadImages': {
      right: 'professional',
      send: (person, { ongoing }) =>
        upload(photos, `service/booking/partner/uploadImages?bookingId=${ongoing}&stage=before`)(person),
    },
    'GET /service/booking/partner/additionPrices': {
      right: 'professional',
      send: ({ client }, { ongoing }) =>
        client.ask(fulfilment.listAdditionPrices, {
          query: { bookingId: ongoing, serviceIds: serviceId },
        }),
    },
    'POST /service/booking/partner/add_additiona_service': {
      right: 'professional',
      send: ({ client }, { ongoing }) =>
        client.ask(fulfilment.addAdditionalService, {
          body: { bookingId: ongoing, serviceId, quantity: 1 },
        }),
    },
    'POST /service/booking/partner/completed': {
      right: 'professional',
      send: ({ client }, { ongoing }) =>
        client.ask(fulfilment.completeBooking, { body: { bookingId: ongoing } }),
    },
  }),
  lists: {
    'GET /service/booking/partner/list': { query: '', who: 'owner' },
    'GET /service/booking/partner/missed': { query: 'days=90', who: 'owner', empty: true },
    'GET /service/booking/partner/calendar': { query: 'days=7', who: 'owner' },
  },
  // The id of its filter is no record of an answer.
  triedAtHome: {
    'GET /service/booking/partner/list': 'src/market/booking/fulfilment/list-partner-bookings.test.ts',
    'GET /service/booking/partner/calendar': 'src/market/booking/calendar/read-calendar.test.ts',
  },
  confirmations: (tenants) => {
    const made: Record<string, string> = {};
    return [
      {
        endpoint: fulfilment.acceptOrReject,
        what: 'rejecting a request',
        arrange: async () => {
          const bookingId = await tenants().book(tenants().a, '2026-11-25', 1120);
          return { who: tenants().a.owner, body: { bookingId, action: 'reject', reason: 'too_far' } };
        },
      },
      {
        endpoint: fulfilment.acceptOrReject,
        what: 'accepting a request',
        arrange: async () => {
          made['taken'] = await tenants().book(tenants().a, '2026-11-23', 1128);
          return { who: tenants().a.owner, body: { bookingId: made['taken'], action: 'accept' } };
        },
      },
      {
        endpoint: fulfilment.acceptOrReject,
        what: 'accepting a request and assigning a professional in one step',
        arrange: async () => {
          const { a } = tenants();
          const bookingId = await tenants().book(a, '2026-11-26', 1128);
          made['assigned'] = bookingId;
          return {
            who: a.desk,
            body: { bookingId, action: 'accept', staffId: a.staffIds.professional },
          };
        },
      },
      {
        endpoint: fulfilment.swapProfessionals,
        what: 'swapping the professionals of two jobs',
        arrange: async () => {
          const { a } = tenants();
          const otherBookingId = await tenants().book(a, '2026-11-26', 1128);
          await tenants().accept(a, otherBookingId);
          return { who: a.desk, body: { bookingId: made['assigned'], otherBookingId } };
        },
      },
      {
        endpoint: fulfilment.assignProfessional,
        what: 'assigning a professional',
        arrange: async () => ({
          who: tenants().a.desk,
          body: { bookingId: made['taken'], staffId: tenants().a.staffIds.professional },
        }),
      },
      {
        endpoint: giveBack.cancelByPartner,
        what: 'giving back an accepted job',
        arrange: async () => {
          const { a } = tenants();
          const bookingId = await tenants().book(a, '2026-11-26', 1136);
          await tenants().accept(a, bookingId);
          return { who: a.desk, body: { bookingId, reason: 'emergency' } };
        },
      },
      {
        endpoint: fulfilment.addAdditionalService,
        what: 'asking for an added service',
        arrange: async () => {
          await tenants().start(tenants().a, made['taken'] ?? '');
          const { serviceId } = tenants();
          return {
            who: tenants().a.professional,
            body: { bookingId: made['taken'], serviceId, quantity: 2 },
          };
        },
        after: async ({ additionId }) => {
          // The work is completed once the buyer has answered.
          const answer = { bookingId: required(made['taken']), additionId, approve: false };
          await tenants().a.buyer.client.ask(answerAddition, { body: answer });
        },
      },
      {
        endpoint: fulfilment.completeBooking,
        what: 'completing the work',
        arrange: async () => ({ who: tenants().a.professional, body: { bookingId: made['taken'] } }),
      },
      {
        endpoint: noShow.reportCustomerAbsent,
        what: 'reporting that the customer is not there',
        arrange: async () => {
          const { a, app, photo } = tenants();
          const bookingId = await anAssignedBooking(tenants(), '2026-11-23', 1131);
          made['missed'] = await anAssignedBooking(tenants(), '2026-11-23', 1134);
          await app.drain(new Date('2026-11-23T10:15:00.000Z'));
          const path = `service/booking/partner/uploadImages?bookingId=${bookingId}&stage=before`;
          const { body } = await photo(a.professional, path);
          return { who: a.professional, body: { bookingId, photoId: body.photos[0].photoId } };
        },
      },
      {
        endpoint: noShow.reportProfessionalAbsent,
        what: 'saying that no one came',
        arrange: async () => {
          const { a, app } = tenants();
          await app.drain(new Date('2026-11-23T12:00:00.000Z'));
          return { who: a.buyer, body: { bookingId: made['missed'] } };
        },
      },
    ];
  },
};
