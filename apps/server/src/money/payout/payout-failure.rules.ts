import type { PayoutStatus } from '@nukkad/contract/money/payout/payout.noun';
import type { PayoutFailure } from '@nukkad/contract/money/payout/payout.model';

export interface FailedRow {
  readonly status: PayoutStatus;
  readonly isAccountRefused: boolean;
  readonly providerPayoutId: string | null;
}

/** Why a payout failed; null: it did not. Without an account no provider was asked, so none has a payout of it. */
export function causeOf({ status, isAccountRefused, providerPayoutId }: FailedRow): PayoutFailure | null {
  if (status !== 'FAILED') return null;
  if (isAccountRefused) return 'account_refused';
  return providerPayoutId === null ? 'no_account' : 'bank_not_reached';
}
