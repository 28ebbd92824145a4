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
    route(api.listPartnerBookings, ({ input: { query }, viewer, now, lang }) =>
      listPartnerBookings(deps, query, { viewer, now, lang }),
    ),
    route(api.getPartnerBooking, ({ input, viewer, now, lang }) =>
      readBooking(deps, input.query.bookingId, { viewer, now, lang }),
    ),
    route(api.acceptOrReject, (call) =>
      call.input.body.action === 'accept' ? acceptBooking(deps, call) : rejectBooking(deps, call),
    ),
    route(api.listMissedRequests, ({ input: { query }, viewer, now, lang }) =>
      readMissed(deps, query, { viewer, now, lang }),
    ),
    route(api.listFreeProfessionals, ({ input, viewer, now, lang }) =>
      readProfessionals(deps, input.query.bookingId, { viewer, now, lang }),
    ),
    route(api.assignProfessional, (call) => assignProfessional(deps, call)),
    route(api.swapProfessionals, (call) => swapProfessionals(deps, call)),
    route(api.verifyStartCode, (call) => startWork(deps, call)),
    route(api.uploadWorkPhotos, (call) =>
      addPhotos(deps, call, call.input.query.bookingId, call.input.query.stage),
    ),
    route(api.listAdditionPrices, ({ input: { query }, viewer, now, lang }) =>
      listAdditionPrices(deps, query, { viewer, now, lang }),
    ),
    route(api.addAdditionalService, (call) => requestAddition(deps, call)),
    route(api.completeBooking, (call) => completeWork(deps, call)),
    route(api.countMyBookings, ({ viewer, now }) => readCounts(deps, viewer, now)),
  ];
}
