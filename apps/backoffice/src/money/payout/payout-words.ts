import type { EarningKind, EarningState } from '@nukkad/contract/money/payout/earning.noun';
import type { PayoutRunStatus, PayoutStatus } from '@nukkad/contract/money/payout/payout.noun';
import type { PayoutFailure, PayoutObstacle } from '@nukkad/contract/money/payout/payout.model';
import type { OfficePayout } from '@nukkad/contract/money/payout/payout-admin.api';
import { t } from '../../platform/words.ts';

export const payoutStatusWords: Readonly<Record<PayoutStatus, string>> = {
  PENDING: t('payout.pending', 'Not sent yet'),
  PROCESSING: t('payout.processing', 'On its way'),
  PAID: t('payout.paid', 'Paid'),
  FAILED: t('payout.failed', 'Failed'),
  CANCELED: t('payout.canceled', 'Cancelled'),
};

export const runStatusWords: Readonly<Record<PayoutRunStatus, string>> = {
  Collecting: t('payout.collecting', 'Preparing'),
  'Needs Approval': t('payout.needsApproval', 'Needs approval'),
  Checked: t('payout.checked', 'Needs second approval'),
  Sent: t('payout.sent', 'Sent'),
  Rejected: t('payout.rejected', 'Rejected'),
};

export const earningStateWords: Readonly<Record<EarningState, string>> = {
  Waiting: t('payout.waiting', 'Waiting'),
  Due: t('payout.due', 'Due'),
  'On Hold': t('payout.onHold', 'On hold'),
  'In Payout': t('payout.inPayout', 'In payout'),
  Paid: t('payout.paid', 'Paid'),
};

export const earningKindWords: Readonly<Record<EarningKind, string>> = {
  work: t('payout.job', 'Job'),
  cancellation_fee: t('payout.cancellationFee', 'Cancellation fee'),
  no_show_fee: t('payout.noShowFee', 'No-show fee'),
  penalty: t('payout.penalty', 'Penalty'),
  advance: t('payout.advance', 'Advance'),
  milestone: t('payout.milestone', 'Milestone'),
  adjustment: t('payout.adjustment', 'Adjustment'),
  cash_settlement: t('payout.cashSettlement', 'Cash paid in'),
};

export const obstacleWords: Readonly<Record<PayoutObstacle, string>> = {
  held: t('payout.payoutsOnHold', 'Payouts on hold'),
  owes: t('payout.owes', 'Owes more than is due'),
  below_minimum: t('payout.belowMinimum', 'Below the minimum'),
  no_bank: t('payout.noBank', 'No verified bank account'),
  bank_refused: t('payout.bankRefused', 'Bank account refused'),
};

export const failureWords: Readonly<Record<PayoutFailure, string>> = {
  no_account: t('payout.noBank', 'No verified bank account'),
  account_refused: t('payout.bankRefused', 'Bank account refused'),
  bank_not_reached: t('payout.notReached', 'Bank could not be reached'),
};

export const nextStepWords: Readonly<Record<NonNullable<OfficePayout['nextStep']>, string>> = {
  retry: t('payout.step.retry', 'Retry now, or it is paid with the next run'),
  partner_gives_account: t('payout.step.account', 'Partner has been asked for another account'),
  retried: t('payout.step.retried', 'Sent again in a new payout'),
  paid_since: t('payout.step.paidSince', 'Nothing is left to pay'),
};

/** Colours of all statuses of money on its way. */
export const statusColours: Readonly<Record<string, string>> = {
  PENDING: 'haldi',
  PROCESSING: 'neel',
  PAID: 'peepal',
  FAILED: 'sindoor',
  CANCELED: 'slate',
  Collecting: 'neel',
  'Needs Approval': 'haldi',
  Checked: 'haldi',
  Sent: 'peepal',
  Rejected: 'sindoor',
  Waiting: 'slate',
  Due: 'haldi',
  'On Hold': 'sindoor',
  'In Payout': 'neel',
  Paid: 'peepal',
};
