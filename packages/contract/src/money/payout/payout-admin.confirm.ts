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
