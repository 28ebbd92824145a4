import * as api from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { type BookingParts, addPhotos, readBooking, readList, sideOf } from '../booking/index.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { acceptBooking } from './accept-booking.ts';
import { askAddition } from './ask-addition.ts';
import { assignProfessional } from './assign-professional.ts';
import { completeWork } from './complete-work.ts';
import { readCounts } from './read-counts.ts';
import { readProfessionals } from './read-professionals.ts';
import { rejectBooking } from './refuse-booking.ts';
import { startWork } from './start-work.ts';

export function fulfilmentRoutes(parts: BookingParts): Route[] {
  return [
    route(api.listPartnerBookings, ({ input: { query }, viewer, now }) =>
      readList(parts, sideOf(viewer, query.mine === 'true'), query, { viewer, now }),
    ),
    route(api.getPartnerBooking, ({ input, viewer, now }) =>
      readBooking(parts, input.query.bookingId, viewer, now),
    ),
    route(api.acceptOrReject, (call) =>
      call.input.body.action === 'accept' ? acceptBooking(parts, call) : rejectBooking(parts, call),
    ),
    route(api.listFreeProfessionals, ({ input, viewer, now }) =>
      readProfessionals(parts, input.query.bookingId, viewer, now),
    ),
    route(api.assignProfessional, (call) => assignProfessional(parts, call)),
    route(api.verifyStartCode, (call) => startWork(parts, call)),
    route(api.uploadWorkPhotos, (call) =>
      addPhotos(parts, call, call.input.query.bookingId, call.input.query.stage),
    ),
    route(api.addAdditionalService, (call) => askAddition(parts, call)),
    route(api.completeBooking, (call) => completeWork(parts, call)),
    route(api.countMyBookings, ({ viewer, now }) => readCounts(parts, viewer, now)),
  ];
}
