import type { OrderStatus } from '@nukkad/contract/money/payment/order.lifecycle';
import { t } from '../../platform/words.ts';

export const orderWords: Readonly<Record<OrderStatus, string>> = {
  created: t('payment.order.created', 'Open'),
  attempted: t('payment.order.attempted', 'Attempt failed'),
  paid: t('payment.order.paid', 'Paid'),
  expired: t('payment.order.expired', 'Expired'),
};
