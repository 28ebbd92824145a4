import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/holiday/holiday.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['holidays'] as const,
  year: (year: number) => ['holidays', 'year', year] as const,
  suggested: (year: number, stateCode: string) => ['holidays', 'suggested', year, stateCode] as const,
  weekly: ['holidays', 'weekly'] as const,
};
/** Attendance is judged by them. */
const renew = () => {
  void queryClient.invalidateQueries({ queryKey: ['attendance'] });
  return queryClient.invalidateQueries({ queryKey: keys.all });
};

export const useHolidays = (year: number) =>
  useQuery({
    queryKey: keys.year(year),
    queryFn: ({ signal }) =>
      call(api.listYearlyHolidays, { query: { year, limit: 100 }, quiet: true, signal }),
  });

export const useSuggested = (year: number, stateCode: string) =>
  useQuery({
    queryKey: keys.suggested(year, stateCode),
    enabled: stateCode !== '',
    queryFn: ({ signal }) => call(api.suggestHolidays, { query: { year, stateCode }, quiet: true, signal }),
  });

export const useAddHolidays = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.addYearlyHolidays>['body']) =>
      call(api.addYearlyHolidays, { body, quiet: true, idempotencyKey }),
    onSettled: renew,
  });

export const useRemoveHoliday = () =>
  useMutation({
    mutationFn: (holidayId: string) => call(api.removeYearlyHoliday, { query: { holidayId } }),
    onSettled: renew,
  });

export const useWeekly = () =>
  useQuery({
    queryKey: keys.weekly,
    queryFn: ({ signal }) => call(api.getWeeklyHolidays, { quiet: true, signal }),
  });

export const useSetWeekly = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.setWeeklyHoliday>['body']) =>
      call(api.setWeeklyHoliday, { body }),
    onSettled: renew,
  });
