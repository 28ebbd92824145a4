import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/attendance/attendance.api';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['attendance'] as const,
  clock: ['attendance', 'clock'] as const,
  month: (month: string, employeeId: string) => ['attendance', 'month', month, employeeId] as const,
  grid: (month: string, departmentId: string, q: string) =>
    ['attendance', 'grid', month, departmentId, q] as const,
  day: (day: string, departmentId: string, state: string) =>
    ['attendance', 'day', day, departmentId, state] as const,
  corrections: ['attendance', 'corrections'] as const,
  correction: (requestId: string) => ['attendance', 'correction', requestId] as const,
  settings: ['attendance', 'settings'] as const,
  sites: ['attendance', 'sites'] as const,
};
export const renewAttendance = () => queryClient.invalidateQueries({ queryKey: keys.all });

/** 2026-11 as the calls want it. */
const monthParts = (month: string) => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5, 7)) });

export const useClock = () =>
  useQuery({
    queryKey: keys.clock,
    queryFn: ({ signal }) => call(api.getClock, { quiet: true, signal }),
    refetchInterval: 60_000,
  });

export type Punch = EndpointInput<typeof api.checkInOut>['body'];

export async function sendPunch(body: Punch, idempotencyKey: string): Promise<void> {
  const status = await call(api.checkInOut, { body, idempotencyKey, quiet: true });
  queryClient.setQueryData(keys.clock, status);
  void queryClient.invalidateQueries({ queryKey: ['attendance', 'month'] });
}

export const useMonth = (month: string, employeeId?: string) =>
  useQuery({
    queryKey: keys.month(month, employeeId ?? ''),
    queryFn: ({ signal }) =>
      call(api.getAttendance, {
        query: { ...monthParts(month), ...(employeeId && { employeeId }) },
        quiet: true,
        signal,
      }),
    placeholderData: (before) => before,
  });

/** All pages of the grid one after the other: an organisation has 500 people at most. */
export const useGrid = (month: string, departmentId: string, q: string) =>
  useInfiniteQuery({
    queryKey: keys.grid(month, departmentId, q),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listMonthly, {
        query: {
          ...monthParts(month),
          ...(departmentId && { departmentId }),
          q,
          cursor: pageParam,
          limit: 100,
        },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const useDaily = (day: string, departmentId: string, state: string) =>
  useInfiniteQuery({
    queryKey: keys.day(day, departmentId, state),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listDaily, {
        query: {
          ...monthParts(day),
          day: Number(day.slice(8)),
          ...(departmentId && { departmentId }),
          ...(state && { state: state as EndpointInput<typeof api.listDaily>['query']['state'] }),
          cursor: pageParam,
          limit: 50,
        },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

/** One's own. */
export const useCorrections = () =>
  useInfiniteQuery({
    queryKey: keys.corrections,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listCorrections, { query: { cursor: pageParam, limit: 20 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

export const useCorrection = (requestId: string) =>
  useQuery({
    queryKey: keys.correction(requestId),
    queryFn: ({ signal }) => call(api.getCorrection, { params: { requestId }, quiet: true, signal }),
  });

export type AskedCorrection = EndpointInput<typeof api.askCorrection>['body'];

export const useAskCorrection = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: AskedCorrection) => call(api.askCorrection, { body, quiet: true, idempotencyKey }),
    onSuccess: renewAttendance,
  });

export const useReviewCorrection = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.reviewCorrection>['body']) =>
      call(api.reviewCorrection, { body, quiet: true }),
    // The list of approvals and the grid of the month change with it.
    onSettled: () => queryClient.invalidateQueries(),
  });

export const useWithdrawCorrection = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.withdrawCorrection>['body']) =>
      call(api.withdrawCorrection, { body }),
    onSettled: renewAttendance,
  });

export const useSettings = () =>
  useQuery({
    queryKey: keys.settings,
    queryFn: ({ signal }) => call(api.getAttendanceSetting, { query: { limit: 100 }, quiet: true, signal }),
  });

export const useSaveSetting = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.saveAttendanceSetting>['body']) =>
      call(api.saveAttendanceSetting, { body, quiet: true }),
    onSettled: renewAttendance,
  });

export const useSetExemption = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.setExemption>['body']) =>
      call(api.setExemption, { body, quiet: true }),
    onSettled: renewAttendance,
  });

export const useSites = () =>
  useQuery({
    queryKey: keys.sites,
    queryFn: ({ signal }) => call(api.listWorkSites, { query: { limit: 100 }, quiet: true, signal }),
  });

export const useAddSite = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.addWorkSite>['body']) =>
      call(api.addWorkSite, { body, quiet: true, idempotencyKey }),
    onSettled: renewAttendance,
  });

export const useRemoveSite = () =>
  useMutation({
    mutationFn: (workSiteId: string) => call(api.removeWorkSite, { query: { workSiteId } }),
    onSettled: renewAttendance,
  });
