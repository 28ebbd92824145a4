import type { CashRefund } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** Where it goes, as its owner knows the account. */
export function placeOf(t: Translate, to: NonNullable<CashRefund['to']>): string {
  return to.kind === 'bank'
    ? t('cashRefund.toBank', '{{bank}}, account ending {{end}}', { bank: to.bankName ?? '', end: to.hint })
    : t('cashRefund.toUpi', 'UPI ID {{id}}', { id: to.hint });
}

/** One line on where it is; what support or the bank said stands below it. */
export function standingOf(t: Translate, { status, to }: CashRefund): string {
  const place = to ? placeOf(t, to) : '';
  switch (status) {
    case 'Waiting For Customer':
      return t('cashRefund.waiting', 'Choose how you want it back.');
    case 'Needs Approval':
    case 'Checked':
      return t('cashRefund.checking', 'Our team is checking the details. It then goes to {{place}}.', {
        place,
      });
    case 'Pending':
    case 'Processing':
      return t('cashRefund.sending', 'On its way to {{place}}. This usually takes a few minutes.', { place });
    case 'Paid':
      return t('cashRefund.paid', 'Paid to {{place}}.', { place });
    case 'Failed':
      return t('cashRefund.failed', 'It couldn’t be paid to {{place}}. Choose another way.', { place });
    case 'Credited':
      return t('cashRefund.credited', 'Added to your credit.');
  }
}
