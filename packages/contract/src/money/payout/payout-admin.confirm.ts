/** What is seen when an Admin holds or releases money of a partner. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsEarningHold = confirmation('earning hold', { earningState: 'choice', net: 'money' });

export const seenOfEarning = (row: {
  readonly state: string;
  readonly net: number;
}): Seen<typeof confirmsEarningHold> => ({ earningState: row.state, net: row.net });

export const confirmsPayoutHold = confirmation('payout hold', { payoutsHeld: 'flag' });

export const seenOfPayoutHold = (row: { readonly isHeld: boolean }): Seen<typeof confirmsPayoutHold> => ({
  payoutsHeld: row.isHeld,
});

export const confirmsPayoutRetry = confirmation('payout retry', {
  retryAmount: 'money',
  retryEarnings: 'count',
});

/** What a retry of a failed payout pays as it is shown: all that is due to the partner by now. */
export const seenOfRetry = ({
  retry,
}: {
  readonly retry: { readonly amount: number; readonly earnings: number } | null;
}): Seen<typeof confirmsPayoutRetry> => ({
  retryAmount: retry?.amount ?? 0,
  retryEarnings: retry?.earnings ?? 0,
});
