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
    route(api.getPayLimits, ({ viewer, now, lang }) =>
      readPayLimits(deps, { userId: viewer.userId, now, lang }),
    ),
    route(api.listCustomerBookings, ({ input, viewer, now, lang }) =>
      readList(deps, { buyerId: viewer.userId }, input.query, { viewer, now, lang }),
    ),
    route(api.getCustomerBooking, ({ input, viewer, now, lang }) =>
      readBooking(deps, input.query.bookingId, { viewer, now, lang }),
    ),
    route(api.countStatuses, ({ input, viewer, now }) =>
      readTabCounts(deps, sideOf(viewer), input.query.window, now),
    ),
    ...[api.getCancellationCharges, api.listCancellationCharges].map((endpoint) =>
      route(endpoint, ({ input, viewer, now }) => readCancellation(deps, input.query.bookingId, viewer, now)),
    ),
    route(api.cancelByCustomer, (call) => cancelBooking(deps, call)),
    route(api.answerAddition, (call) => answerAddition(deps, call, call.input.body.approve)),
    route(api.acceptQuote, (call) => answerAddition(deps, call, true)),
    route(api.uploadCustomerPhotos, (call) => addPhotos(deps, call, call.input.query.bookingId, 'request')),
  ];
}
