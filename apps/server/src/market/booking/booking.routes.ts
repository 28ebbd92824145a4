import * as api from '@nukkad/contract/market/booking/booking.api';
import { type Route, route } from '../../platform/http/route.ts';
import { addPhotos } from './photo/add-photos.ts';
import { answerAddition } from './answer-addition.ts';
import type { BookingDependencies } from './booking.interface.ts';
import { sideOf } from './booking.policy.ts';
import { readPayLimits } from './caps/read-limits.ts';
import { cancelBooking } from './cancel-booking.ts';
import { placeBooking } from './place-booking.ts';
import { readCancellation } from './read-cancellation.ts';
import { readBooking } from './read-details.ts';
import { readList, readTabCounts } from './list/read-list.ts';

export function bookingRoutes(deps: BookingDependencies): Route[] {
  return [
    route(api.placeBooking, (call) => placeBooking(deps, call)),
    route(api.getPayLimits, (call) =>
      readPayLimits(deps, { userId: call.viewer.userId, now: call.now, lang: call.lang }),
    ),
    route(api.listCustomerBookings, (call) =>
      readList(deps, { buyerId: call.viewer.userId }, call.input.query, {
        viewer: call.viewer,
        now: call.now,
        lang: call.lang,
      }),
    ),
    route(api.getCustomerBooking, (call) =>
      readBooking(deps, call.input.query.bookingId, { viewer: call.viewer, now: call.now, lang: call.lang }),
    ),
    route(api.countStatuses, (call) =>
      readTabCounts(deps, sideOf(call.viewer), call.input.query.window, call.now),
    ),
    ...[api.getCancellationCharges, api.listCancellationCharges].map((endpoint) =>
      route(endpoint, (call) => readCancellation(deps, call.input.query.bookingId, call.viewer, call.now)),
    ),
    route(api.cancelByCustomer, (call) => cancelBooking(deps, call)),
    route(api.answerAddition, (call) => answerAddition(deps, call, call.input.body.approve)),
    route(api.acceptQuote, (call) => answerAddition(deps, call, true)),
    route(api.uploadCustomerPhotos, (call) => addPhotos(deps, call, call.input.query.bookingId, 'request')),
  ];
}
