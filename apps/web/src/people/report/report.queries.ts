import * as api from '@nukkad/contract/people/report/report.api';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';

const keys = {
  one: (report: string, months: string) => ['reports', report, months] as const,
  balances: ['reports', 'balances'] as const,
};

export const useHeadcount = (months: string) =>
  useQuery({
    queryKey: keys.one('headcount', months),
    queryFn: ({ signal }) => call(api.reportHeadcount, { query: { months }, quiet: true, signal }),
  });

export const useAttendanceReport = (months: string) =>
  useQuery({
    queryKey: keys.one('attendance', months),
    queryFn: ({ signal }) => call(api.reportAttendance, { query: { months }, quiet: true, signal }),
  });

export const useLeaveTaken = (months: string) =>
  useQuery({
    queryKey: keys.one('taken', months),
    queryFn: ({ signal }) => call(api.reportLeaveTaken, { query: { months }, quiet: true, signal }),
  });

export const useCost = (months: string) =>
  useQuery({
    queryKey: keys.one('cost', months),
    queryFn: ({ signal }) => call(api.reportCost, { query: { months }, quiet: true, signal }),
  });

export const balancesAddress = listAddress({}, [], {});

export const useBalances = () =>
  useInfiniteQuery({
    queryKey: keys.balances,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.reportLeaveBalances, { query: { cursor: pageParam, limit: 50 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });
