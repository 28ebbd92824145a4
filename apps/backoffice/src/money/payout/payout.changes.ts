import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of a partner's money. */
export const payoutChanges: ChangeNames = {
  earningState: t('payout.earningStatus', 'Status of the earning'),
  net: t('payout.payable', 'Payable'),
  retryAmount: t('payout.retryAmount', 'Amount to pay'),
  retryEarnings: t('payout.retryEarnings', 'Earnings in it'),
  payoutsHeld: t('payout.payoutsOnHold', 'Payouts on hold'),
};
