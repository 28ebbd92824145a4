import { getCalendar } from '@nukkad/contract/market/calendar/calendar.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { readCalendar } from './read-calendar.ts';

export const calendarRoutes = (deps: BookingDependencies): Route[] => [
  route(getCalendar, (call) =>
    readCalendar(deps, call.input.query, { viewer: call.viewer, now: call.now, lang: call.lang }),
  ),
];
