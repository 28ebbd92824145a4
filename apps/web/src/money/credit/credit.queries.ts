import { getCreditBalance } from '@nukkad/contract/money/credit/credit.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';

export const creditKeys = { own: ['credit', 'own'] as const };

/** The balance, and what changed it. */
export function useOwnCredit() {
  return useInfiniteQuery({
    queryKey: creditKeys.own,
    queryFn: ({ pageParam, signal }) =>
      call(getCreditBalance, { query: pageParam ? { cursor: pageParam } : {}, quiet: true, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  });
}
