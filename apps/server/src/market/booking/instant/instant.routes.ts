import { getInstantStatus } from '@nukkad/contract/market/instant/instant.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { readInstantStatus } from './read-status.ts';

export const instantRoutes = (deps: BookingDependencies): Route[] => [
  route(getInstantStatus, (call) =>
    readInstantStatus(deps, call.input.query.bookingId, { viewer: call.viewer, now: call.now }),
  ),
];
