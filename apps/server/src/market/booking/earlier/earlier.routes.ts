import * as api from '@nukkad/contract/market/earlier/earlier.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { answerEarlier } from './answer-earlier.ts';
import { readRequest, requestEarlier } from './request-earlier.ts';

export function earlierRoutes(deps: BookingDependencies): Route[] {
  return [
    route(api.getEarlierRequest, (call) =>
      readRequest(deps, call.input.query.bookingId, { viewer: call.viewer, now: call.now }),
    ),
    route(api.setEarlierRequest, (call) => requestEarlier(deps, call)),
    route(api.answerEarlier, (call) => answerEarlier(deps, call)),
  ];
}
