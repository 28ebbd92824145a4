import type { PaymentOrder } from '@nukkad/contract/payment/payment.model';
import type { Translate } from '../platform/i18n/i18n.ts';

export function orderWords(t: Translate, order: Pick<PaymentOrder, 'status' | 'failure'>): string {
  if (order.status === 'paid') return t('payment.paid', 'Paid');
  if (order.status === 'expired') return t('payment.expired', 'Not paid in time');
  if (order.failure) return t('payment.failed', 'Did not go through');
  return t('payment.open', 'Waiting');
}

/** How it was paid, as the provider names it; a name that we do not know is shown as it is. */
export function methodWords(t: Translate, method: string | null): string {
  if (method === null) return '';
  if (method === 'upi') return t('payment.upi', 'UPI');
  if (method === 'card') return t('payment.card', 'card');
  if (method === 'netbanking') return t('payment.netbanking', 'net banking');
  if (method === 'wallet') return t('payment.wallet', 'wallet');
  if (method === 'cash') return t('payment.cash', 'cash');
  return method;
}
