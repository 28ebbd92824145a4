import { bookingChanged } from '@nukkad/contract/market/booking/booking.live';
import * as api from '@nukkad/contract/market/series/series.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { getRescheduleOptions } from '@nukkad/contract/market/reschedule/reschedule.api';
import { keepPreviousData, skipToken, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useLive } from '../../platform/socket/use-live.ts';

const keys = {
  all: ['series'] as const,
  list: () => ['series', 'list', presentLanguage()] as const,
  one: (seriesId: string) => ['series', 'one', seriesId, presentLanguage()] as const,
  visits: (seriesId: string, when: 'coming' | 'past') => ['series', 'visits', seriesId, when] as const,
  resume: (seriesId: string) => ['series', 'resume', seriesId] as const,
  end: (seriesId: string) => ['series', 'end', seriesId] as const,
};

/** Newest first. */
export function useSeriesList() {
  return useInfiniteQuery({
    queryKey: keys.list(),
    queryFn: ({ pageParam, signal }) =>
      call(api.listSeries, { query: { cursor: pageParam || undefined }, quiet: true, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Its visits are made, moved and cancelled one by one, and each is a booking. */
export function useSeries(seriesId: string) {
  useLive(bookingChanged, () => void queryClient.invalidateQueries({ queryKey: keys.all }));
  return useQuery({
    queryKey: keys.one(seriesId),
    queryFn: ({ signal }) => call(api.getSeries, { query: { seriesId }, quiet: true, signal }),
  });
}

export function useVisits(seriesId: string, when: 'coming' | 'past') {
  return useInfiniteQuery({
    queryKey: keys.visits(seriesId, when),
    queryFn: ({ pageParam, signal }) =>
      call(api.listSeriesVisits, {
        query: { seriesId, when, cursor: pageParam || undefined, limit: 8 },
        quiet: true,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** What ending costs grows with the clock, so it is asked anew each time the dialog opens. */
export function useSeriesEnd(seriesId: string) {
  return useQuery({
    queryKey: keys.end(seriesId),
    queryFn: ({ signal }) => call(api.getSeriesEnd, { query: { seriesId }, quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The days and free times for a booked visit, which the ones after it would follow. */
export function useTimesOf(bookingId: string, day: string) {
  return useQuery({
    queryKey: ['series', 'times', bookingId, day],
    queryFn: ({ signal }) => call(getRescheduleOptions, { query: { bookingId, day }, quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
    // The strip of days stays while another day's times are on their way.
    placeholderData: keepPreviousData,
  });
}

type Wanted = EndpointInput<typeof api.getSeriesChange>['query'];

/** What the chosen change would do; null: nothing is chosen yet. */
export function useSeriesChange(wanted: Wanted | null) {
  return useQuery({
    queryKey: ['series', 'change', wanted],
    queryFn: wanted
      ? ({ signal }) => call(api.getSeriesChange, { query: wanted, quiet: true, signal })
      : skipToken,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export function useChangeSeries() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof api.changeSeries>['body']) =>
      call(api.changeSeries, { body, quiet: true }),
    onSettled: lookAgain,
  });
}

/** What a pause of these days would do; null: no days are chosen yet. */
export function useSeriesPause(wanted: EndpointInput<typeof api.getSeriesPause>['query'] | null) {
  return useQuery({
    queryKey: ['series', 'pause', wanted],
    queryFn: wanted
      ? ({ signal }) => call(api.getSeriesPause, { query: wanted, quiet: true, signal })
      : skipToken,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export function usePauseSeries() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof api.pauseSeries>['body']) =>
      call(api.pauseSeries, { body, quiet: true }),
    onSettled: lookAgain,
  });
}

/** Time goes on, so it is asked anew each time the dialog opens. */
export function useSeriesResume(seriesId: string) {
  return useQuery({
    queryKey: keys.resume(seriesId),
    queryFn: ({ signal }) => call(api.getSeriesResume, { query: { seriesId }, quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useResumeSeries() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof api.resumeSeries>['body']) =>
      call(api.resumeSeries, { body, quiet: true }),
    onSettled: lookAgain,
  });
}

/** Everything that shows a series or one of its bookings is asked again. */
const lookAgain = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.all }),
    queryClient.invalidateQueries({ queryKey: ['bookings'] }),
  ]);

export function useEndSeries() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof api.endSeries>['body']) =>
      call(api.endSeries, { body, quiet: true }),
    onSettled: lookAgain,
  });
}
