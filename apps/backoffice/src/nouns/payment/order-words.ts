import type { OfficePayment } from '@nukkad/contract/money/payment/office-payment.api';
import type { OrderStatus } from '@nukkad/contract/money/payment/order.noun';
import { t } from '../../platform/words.ts';

export const orderWords: Readonly<Record<OrderStatus, string>> = {
  created: t('payment.order.created', 'Open'),
  attempted: t('payment.order.attempted', 'Attempt failed'),
  paid: t('payment.order.paid', 'Paid'),
  expired: t('payment.order.expired', 'Expired'),
};

/** Money that was not owed is neither paid nor out of time. */
export function paymentWords({
  kind,
  status,
  taken,
  returned,
}: Pick<OfficePayment, 'kind' | 'status' | 'taken' | 'returned'>): string {
  if (kind !== 'surplus') return orderWords[status];
  return returned < taken
    ? t('payment.surplus.goesBack', 'Not owed, goes back')
    : t('payment.surplus.back', 'Not owed, refunded');
}
