import * as api from '@nukkad/contract/market/booking/booking.api';
import { type Route, route } from '../../platform/http/route.ts';
import { addPhotos } from './photo/add-photos.ts';
import { answerAddition } from './answer-addition.ts';
import type { BookingParts } from './booking.parts.ts';
import { sideOf } from './booking.policy.ts';
import { cancelBooking } from './cancel-booking.ts';
import { createBooking } from './create-booking.ts';
import { readCancellation } from './read-cancellation.ts';
import { readBooking } from './read-details.ts';
import { readList, readTabCounts } from './list/read-list.ts';

export function bookingRoutes(parts: BookingParts): Route[] {
  return [
    route(api.createBooking, (call) => createBooking(parts, call)),
    route(api.listCustomerBookings, ({ input, viewer, now }) =>
      readList(parts, { buyerId: viewer.userId }, input.query, { viewer, now }),
    ),
    route(api.getCustomerBooking, ({ input, viewer, now }) =>
      readBooking(parts, input.query.bookingId, viewer, now),
    ),
    route(api.countStatuses, ({ input, viewer, now }) =>
      readTabCounts(parts, sideOf(viewer), input.query.window, now),
    ),
    ...[api.getCancellationCharges, api.listCancellationCharges].map((endpoint) =>
      route(endpoint, ({ input, viewer, now }) =>
        readCancellation(parts, input.query.bookingId, viewer, now),
      ),
    ),
    route(api.cancelByCustomer, (call) => cancelBooking(parts, call)),
    route(api.answerAddition, (call) => answerAddition(parts, call)),
    route(api.uploadCustomerPhotos, (call) => addPhotos(parts, call, call.input.query.bookingId, 'request')),
  ];
}
