import * as api from '@nukkad/contract/market/fulfilment/fulfilment.api';
import type { BookingDependencies } from '../booking.interface.ts';
import { addPhotos } from '../photo/add-photos.ts';
import { readBooking } from '../read-details.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { acceptBooking } from './accept-booking.ts';
import { listPartnerBookings } from './list-partner-bookings.ts';
import { requestAddition } from './request-addition.ts';
import { listAdditionPrices } from './list-addition-prices.ts';
import { assignProfessional } from './assign-professional.ts';
import { completeWork } from './complete-work.ts';
import { readCounts } from './read-counts.ts';
import { readMissed } from './read-missed.ts';
import { readProfessionals } from './read-professionals.ts';
import { rejectBooking } from './reject-booking.ts';
import { startWork } from './start-work.ts';
import { swapProfessionals } from './swap-professionals.ts';

export function fulfilmentRoutes(deps: BookingDependencies): Route[] {
  return [
    route(api.listPartnerBookings, (call) =>
      listPartnerBookings(deps, call.input.query, { viewer: call.viewer, now: call.now, lang: call.lang }),
    ),
    route(api.getPartnerBooking, (call) =>
      readBooking(deps, call.input.query.bookingId, { viewer: call.viewer, now: call.now, lang: call.lang }),
    ),
    route(api.acceptOrReject, (call) =>
      call.input.body.action === 'accept' ? acceptBooking(deps, call) : rejectBooking(deps, call),
    ),
    route(api.listMissedRequests, (call) =>
      readMissed(deps, call.input.query, { viewer: call.viewer, now: call.now, lang: call.lang }),
    ),
    route(api.listFreeProfessionals, (call) =>
      readProfessionals(deps, call.input.query.bookingId, {
        viewer: call.viewer,
        now: call.now,
        lang: call.lang,
      }),
    ),
    route(api.assignProfessional, (call) => assignProfessional(deps, call)),
    route(api.swapProfessionals, (call) => swapProfessionals(deps, call)),
    route(api.verifyStartCode, (call) => startWork(deps, call)),
    route(api.uploadWorkPhotos, (call) =>
      addPhotos(deps, call, call.input.query.bookingId, call.input.query.stage),
    ),
    route(api.listAdditionPrices, (call) =>
      listAdditionPrices(deps, call.input.query, { viewer: call.viewer, now: call.now, lang: call.lang }),
    ),
    route(api.addAdditionalService, (call) => requestAddition(deps, call)),
    route(api.completeBooking, (call) => completeWork(deps, call)),
    route(api.countMyBookings, (call) => readCounts(deps, call.viewer, call.now)),
  ];
}
