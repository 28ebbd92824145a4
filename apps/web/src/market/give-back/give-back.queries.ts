import { cancelByPartner, getGiveBackTerms } from '@nukkad/contract/market/give-back/give-back.api';
import type { EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export type GiveBackTerms = EndpointOutput<typeof getGiveBackTerms>;
type GiveBack = EndpointInput<typeof cancelByPartner>['body'];
export type GiveBackReason = GiveBack['reason'];

/** What giving the job back costs now: it grows with the clock. */
export function useGiveBackTerms(bookingId: string) {
  return useAsked(
    getGiveBackTerms,
    { query: { bookingId } },
    { staleTime: 0, gcTime: 0, refetchInterval: 60_000 },
  );
}

export function useGiveBack(lookAgain: () => unknown) {
  return useSend(cancelByPartner, {
    only: [],
    onError: () => Promise.all([renew('give-back'), lookAgain()]),
  });
}
