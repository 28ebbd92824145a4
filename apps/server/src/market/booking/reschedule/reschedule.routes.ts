import * as api from '@nukkad/contract/market/reschedule/reschedule.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { answerNewTime } from './answer-new-time.ts';
import { readReschedule } from './read-reschedule.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

export function rescheduleRoutes(deps: BookingDependencies): Route[] {
  return [
    route(api.getRescheduleOptions, (call) =>
      readReschedule(deps, call.input.query, { viewer: call.viewer, now: call.now }),
    ),
    route(api.rescheduleBooking, (call) => rescheduleBooking(deps, call)),
    route(api.answerNewTime, (call) => answerNewTime(deps, call)),
  ];
}
