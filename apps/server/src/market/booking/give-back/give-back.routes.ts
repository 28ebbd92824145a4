import * as api from '@nukkad/contract/market/give-back/give-back.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { giveBackBooking } from './give-back-booking.ts';
import { readGiveBack } from './read-give-back.ts';

export function giveBackRoutes(deps: BookingDependencies): Route[] {
  return [
    route(api.getGiveBackTerms, (call) =>
      readGiveBack(deps, call.input.query.bookingId, { viewer: call.viewer, now: call.now }),
    ),
    route(api.cancelByPartner, (call) => giveBackBooking(deps, call)),
  ];
}
