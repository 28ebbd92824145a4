import * as api from '@nukkad/contract/people/travel/travel.api';
import { type Route, route } from '../../platform/http/route.ts';
import { addTrip, editTrip } from './plan-trip.ts';
import { getTrip, listTrips } from './read-trips.ts';
import { listTripBookings } from './trip-bookings.ts';
import { changeTravelSetting, getTravelSetting } from './travel-setting.ts';
import type { TravelDependencies } from './travel.interface.ts';

export const travelRoutes = (deps: TravelDependencies): readonly Route[] => [
  route(api.listTrips, (call) => listTrips(deps, call, call.input.query)),
  route(api.getTravelSetting, (call) => getTravelSetting(deps, call)),
  route(api.saveTravelSetting, (call) => changeTravelSetting(deps, call, call.input.body)),
  route(api.listTripBookings, (call) => listTripBookings(deps, call, call.input.query)),
  route(api.getTrip, (call) => getTrip(deps, call, call.input.params)),
  route(api.addTrip, (call) => addTrip(deps, call, call.input.body)),
  route(api.editTrip, (call) => editTrip(deps, call, call.input.body)),
  route(api.withdrawTrip, (call) => deps.approval.withdraw(call, 'travel', call.input.query)),
  route(api.reviewTrip, (call) => deps.approval.decide(call, 'travel', call.input.body)),
  route(api.payTrip, async (call) => {
    await deps.expense.payOutside(call, 'travel', call.input.body);
    return getTrip(deps, call, call.input.body);
  }),
];
