import type { PaymentOrder, PaymentState } from '@nukkad/contract/money/payment/payment.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

const states: Record<PaymentState, (t: Translate) => string> = {
  not_started: (t) => t('payment.open', 'Not paid yet'),
  under_way: (t) => t('payment.underWay', 'Processing'),
  failed: (t) => t('payment.failed', 'Failed'),
  expired: (t) => t('payment.expired', 'Not paid in time'),
  captured: (t) => t('payment.paid', 'Paid'),
  returning: (t) => t('payment.returning', 'Refund on its way'),
  refunded: (t) => t('payment.refunded', 'Refunded'),
};

/** The server's state of a payment, in a word or two; a charge may have been kept from what was refunded. */
export function orderWords(t: Translate, { state, taken, kind, way, refunds }: PaymentOrder): string {
  const returned = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (taken > 0 && way === 'later')
    return returned < taken
      ? t('payment.later', 'Put on Pay later')
      : t('payment.later.released', 'No longer owed');
  if (taken > 0 && kind === 'surplus' && state === 'returning')
    return t('payment.surplus.returning', 'Paid too much, refund on its way');
  if (taken > 0 && kind === 'surplus') return t('payment.surplus', 'Paid too much, refunded');
  if (state === 'refunded' && returned < taken) return t('payment.refundedPartly', 'Partly refunded');
  return states[state](t);
}

/** How it was paid, as the provider names it; a name that we do not know is shown as it is. */
export function methodWords(t: Translate, method: string | null): string {
  if (method === null) return '';
  if (method === 'upi') return t('payment.upi', 'UPI');
  if (method === 'card') return t('payment.card', 'card');
  if (method === 'netbanking') return t('payment.netbanking', 'net banking');
  if (method === 'wallet') return t('payment.wallet', 'wallet');
  if (method === 'credit') return t('payment.credit', 'credit');
  if (method === 'paylater') return t('payment.paylater', 'pay later');
  if (method === 'cash') return t('payment.cash', 'cash');
  return method;
}
