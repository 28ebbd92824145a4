import {
  getPayout,
  getPayoutDetails,
  getTodayPayout,
  payoutsQuery,
} from '@nukkad/contract/money/payout/payout.api';
import { listAddress } from '@nukkad/lists/address';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

export const payoutsAddress = listAddress(payoutsQuery.shape, ['status', 'from', 'to'], {});
type PayoutsAsked = ReturnType<typeof payoutsAddress.read>;

/** What is still to be paid, with the last payout. */
export function usePayoutStanding() {
  return useAsked(getPayoutDetails, { query: { limit: 1 } });
}

/** What the jobs that were finished today pay. */
export function useTodayPayout() {
  return useAsked(getTodayPayout);
}

export function usePayouts(asked: PayoutsAsked) {
  return usePages(getPayoutDetails, asked, { counted: true, placeholderData: (before) => before });
}

export function usePayout(payoutId: string) {
  return useAsked(getPayout, { params: { payoutId } });
}
