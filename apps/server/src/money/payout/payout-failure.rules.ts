import type { PayoutFailure } from '@nukkad/contract/money/payout/payout.model';
import type { PayoutRow } from './payout.store.ts';

export type FailedRow = Pick<PayoutRow, 'status' | 'isAccountRefused' | 'providerPayoutId'>;

/** Why a payout failed; null: it did not. Without an account no provider was asked, so none has a payout of it. */
export function causeOf({ status, isAccountRefused, providerPayoutId }: FailedRow): PayoutFailure | null {
  if (status !== 'FAILED') return null;
  if (isAccountRefused) return 'account_refused';
  return providerPayoutId === null ? 'no_account' : 'bank_not_reached';
}
