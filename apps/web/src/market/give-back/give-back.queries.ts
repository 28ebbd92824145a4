import { cancelByPartner, getGiveBackTerms } from '@nukkad/contract/market/give-back/give-back.api';
import type { EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

export type GiveBackTerms = EndpointOutput<typeof getGiveBackTerms>;
type GiveBack = EndpointInput<typeof cancelByPartner>['body'];
export type GiveBackReason = GiveBack['reason'];

const key = ['give back'] as const;

/** What giving the job back costs now: it grows with the clock. */
export function useGiveBackTerms(bookingId: string) {
  return useQuery({
    queryKey: [...key, bookingId],
    queryFn: ({ signal }) => call(getGiveBackTerms, { query: { bookingId }, quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 60_000,
  });
}

/** Sent at once also without a network, so that the person learns of it. */
export function useGiveBack(lookAgain: () => unknown) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: GiveBack) => call(cancelByPartner, { body, quiet: true }),
    onError: () => Promise.all([queryClient.invalidateQueries({ queryKey: key }), lookAgain()]),
  });
}
