import { bookingChanged } from '@nukkad/contract/market/booking/booking.live';
import * as api from '@nukkad/contract/market/series/series.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { getRescheduleOptions } from '@nukkad/contract/market/reschedule/reschedule.api';
import { keepPreviousData } from '@tanstack/react-query';
import { useLive } from '../../platform/socket/use-live.ts';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

/** Newest first. */
export function useSeriesList() {
  return usePages(api.listSeries, {});
}

/** Its visits are made, moved and cancelled one by one, and each is a booking. */
export function useSeries(seriesId: string) {
  useLive(bookingChanged, () => void renew('series'));
  return useAsked(api.getSeries, { query: { seriesId } });
}

export function useVisits(seriesId: string, when: 'coming' | 'past') {
  return usePages(api.listSeriesVisits, { seriesId, when, limit: 8 });
}

/** What ending costs grows with the clock, so it is asked anew each time the dialog opens. */
export function useSeriesEnd(seriesId: string) {
  return useAsked(api.getSeriesEnd, { query: { seriesId } }, { staleTime: 0, gcTime: 0 });
}

/** The days and free times for a booked visit, which the ones after it would follow. */
export function useTimesOf(bookingId: string, day: string) {
  return useAsked(
    getRescheduleOptions,
    { query: { bookingId, day } },
    {
      staleTime: 0,
      gcTime: 0,
      // The strip of days stays while another day's times are on their way.
      placeholderData: keepPreviousData,
    },
  );
}

type Wanted = EndpointInput<typeof api.getSeriesChange>['query'];

/** What the chosen change would do; null: nothing is chosen yet. */
export function useSeriesChange(wanted: Wanted | null) {
  return useAsked(api.getSeriesChange, wanted ? { query: wanted } : null, {
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** What a pause of these days would do; null: no days are chosen yet. */
export function useSeriesPause(wanted: EndpointInput<typeof api.getSeriesPause>['query'] | null) {
  return useAsked(api.getSeriesPause, wanted ? { query: wanted } : null, {
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Time goes on, so it is asked anew each time the dialog opens. */
export function useSeriesResume(seriesId: string) {
  return useAsked(api.getSeriesResume, { query: { seriesId } }, { staleTime: 0, gcTime: 0 });
}
