import { getPayout, getPayoutDetails, getTodayPayout } from '@nukkad/contract/money/payout/payout.api';
import { useAsked } from '../../platform/api/asked.ts';

/** What is still to be paid, with the last payout. */
export function usePayoutStanding() {
  return useAsked(getPayoutDetails, { query: { limit: 1 } });
}

/** What the jobs that were finished today pay. */
export function useTodayPayout() {
  return useAsked(getTodayPayout);
}

export function usePayout(payoutId: string) {
  return useAsked(getPayout, { params: { payoutId } });
}
