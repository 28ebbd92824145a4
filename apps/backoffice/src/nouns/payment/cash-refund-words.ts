import type { CashRefundStatus } from '@nukkad/contract/money/cash-refund/cash-refund.noun';
import type { OfficeCashRefund } from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import { t } from '../../platform/words.ts';

export const cashRefundStatusWords: Readonly<Record<CashRefundStatus, string>> = {
  'Waiting For Customer': t('cashRefund.waiting', 'Customer to choose'),
  'Needs Approval': t('cashRefund.needsApproval', 'Needs approval'),
  Checked: t('cashRefund.checked', 'Needs second approval'),
  Pending: t('cashRefund.pending', 'Not sent yet'),
  Processing: t('cashRefund.processing', 'On its way'),
  Paid: t('cashRefund.paid', 'Paid'),
  Failed: t('cashRefund.failed', 'Failed'),
  Credited: t('cashRefund.credited', 'Taken as credit'),
};

export const cashRefundColours: Readonly<Record<CashRefundStatus, string>> = {
  'Waiting For Customer': 'slate',
  'Needs Approval': 'haldi',
  Checked: 'haldi',
  Pending: 'haldi',
  Processing: 'neel',
  Paid: 'peepal',
  Failed: 'sindoor',
  Credited: 'peepal',
};

/** The account as staff may see it: never the whole number. */
export function accountWords({ to }: Pick<OfficeCashRefund, 'to'>): string {
  if (!to) return '';
  const place = to.kind === 'bank' ? `${to.bankName ?? ''} ••${to.hint}` : to.hint;
  return `${place}, ${to.holderName}`;
}
