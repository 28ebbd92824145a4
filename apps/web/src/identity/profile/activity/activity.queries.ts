import { listActivity } from '@nukkad/contract/identity/profile/profile.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import type { ActivityArea } from './activity-words.ts';

export interface AskedActivity {
  readonly scope: 'own' | 'organisation';
  readonly area: ActivityArea | '';
  /** Days, Asia/Kolkata; empty: without end. */
  readonly from: string;
  readonly to: string;
}

export function useActivity({ scope, area, from, to }: AskedActivity) {
  return useInfiniteQuery({
    queryKey: ['activity', scope, area, from, to],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listActivity, {
        query: {
          scope,
          ...(area ? { area } : {}),
          ...(from ? { from } : {}),
          ...(to ? { to } : {}),
          cursor: pageParam,
          limit: 30,
        },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
  });
}
