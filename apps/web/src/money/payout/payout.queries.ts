import {
  getPayout,
  getPayoutDetails,
  getTodayPayout,
  payoutsQuery,
} from '@nukkad/contract/money/payout/payout.api';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';

const root = 'payout';
export const payoutKeys = [root] as const;
const keys = {
  standing: [root, 'standing'] as const,
  today: [root, 'today'] as const,
  list: (asked: object) => [root, 'list', asked] as const,
  one: (payoutId: string) => [root, 'one', payoutId] as const,
};

export const payoutsAddress = listAddress(payoutsQuery.shape, ['status', 'from', 'to'], {});
type PayoutsAsked = ReturnType<typeof payoutsAddress.read>;

/** What is still to be paid, with the last payout. */
export function usePayoutStanding() {
  return useQuery({
    queryKey: keys.standing,
    queryFn: ({ signal }) => call(getPayoutDetails, { query: { limit: 1 }, quiet: true, signal }),
  });
}

/** What the jobs that were finished today pay. */
export function useTodayPayout() {
  return useQuery({
    queryKey: keys.today,
    queryFn: ({ signal }) => call(getTodayPayout, { quiet: true, signal }),
  });
}

export function usePayouts(asked: PayoutsAsked) {
  return useInfiniteQuery({
    queryKey: keys.list(asked),
    queryFn: ({ pageParam, signal }) =>
      call(getPayoutDetails, {
        query: { ...asked, cursor: pageParam || undefined, ...(!pageParam && { count: 'true' }) },
        quiet: true,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });
}

export function usePayout(payoutId: string) {
  return useQuery({
    queryKey: keys.one(payoutId),
    queryFn: ({ signal }) => call(getPayout, { params: { payoutId }, quiet: true, signal }),
  });
}
