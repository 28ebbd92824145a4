import * as api from '@nukkad/contract/market/earlier/earlier.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.dependencies.ts';
import { answerEarlier } from './answer-earlier.ts';
import { readWish, wishEarlier } from './wish-earlier.ts';

export function earlierRoutes(deps: BookingDependencies): Route[] {
  return [
    route(api.getEarlierWish, ({ input: { query }, viewer, now }) =>
      readWish(deps, query.bookingId, { viewer, now }),
    ),
    route(api.setEarlierWish, (call) => wishEarlier(deps, call)),
    route(api.answerEarlier, (call) => answerEarlier(deps, call)),
  ];
}
