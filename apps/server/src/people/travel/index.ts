import { travelErrors } from '@nukkad/contract/people/travel/travel.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { tripBriefs } from './read-trips.ts';
import { completeTrips, isTripOver, settleTrip } from './settle-trip.ts';
import type { TravelDependencies, TravelInterfaces } from './travel.interface.ts';
import { travelPersonal } from './travel-setting.store.ts';
import { travelRoutes } from './travel.routes.ts';
import { findTrip } from './trip.store.ts';

/** Trips of employees: legs in their order, a daily allowance, and what was paid on the way. */
export function createTravelDomain(platform: Platform, parts: TravelInterfaces): Domain {
  const deps: TravelDependencies = { platform, ...parts };
  return {
    name: 'travel',
    routes: travelRoutes(deps),
    personal: travelPersonal,
    cron: [{ name: 'travel.complete', match: '*/15 * * * *', run: () => completeTrips(deps) }],
    constraints: { trip_once: travelErrors.trip_overlaps },
    extensions: [
      parts.expense.trips.answeredBy((reader, tripId) => findTrip(reader, tripId)),
      parts.approval.kinds.answeredBy({
        kind: 'travel',
        briefs: tripBriefs,
        settle: (tx, moved) => settleTrip(deps, tx, moved),
        isOver: (reader, row) => isTripOver(deps, reader, row),
      }),
    ],
  };
}

export const travel = domainOn({
  needs: ['approval', 'booking', 'expense', 'partner'],
  create: createTravelDomain,
});
