import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/travel/travel.api';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

export const useOwnTrips = () => usePages(api.listTrips, { whose: 'own', limit: 50 }, { counted: true });

export const useTrip = (requestId: string) => useAsked(api.getTrip, { params: { requestId } });

export const useTravelSetting = () => useAsked(api.getTravelSetting);

/** One’s own bookings of these days; null: the days are not known yet. */
export const useTripBookings = (days: EndpointInput<typeof api.listTripBookings>['query'] | null) =>
  useAsked(api.listTripBookings, days ? { query: days } : null);

export type TripBody = EndpointInput<typeof api.addTrip>['body'];

export const useWithdrawTrip = () =>
  useSend(api.withdrawTrip, {
    given: ({ requestId, version }: { requestId: string; version: number }) => ({
      query: { requestId, version: String(version) },
    }),
  });
