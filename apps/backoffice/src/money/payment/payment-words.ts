import type { PaymentTrouble, paymentProviders } from '@nukkad/contract/money/payment/office-payment.api';
import type { OrderStatus } from '@nukkad/contract/money/payment/order.noun';
import type { RefundState } from '@nukkad/contract/money/payment/refund.noun';
import { t } from '../../platform/words.ts';

export const orderColours: Readonly<Record<OrderStatus, string>> = {
  created: 'haldi',
  attempted: 'sindoor',
  paid: 'peepal',
  expired: 'slate',
};

export const troubleWords: Readonly<Record<PaymentTrouble, string>> = {
  stuck: t('payment.trouble.stuck', 'Stuck'),
  refund_waiting: t('payment.trouble.refund_waiting', 'Refund on its way'),
  refund_failed: t('payment.trouble.refund_failed', 'Refund failed'),
};

export const providerWords: Readonly<Record<(typeof paymentProviders)[number], string>> = {
  sandbox: t('payment.provider.sandbox', 'Practice gateway'),
  razorpay: 'Razorpay',
  cash: t('payment.provider.cash', 'Cash'),
  credit: t('payment.provider.credit', 'Customer credit'),
  paylater: t('payment.provider.paylater', 'Pay later'),
};

export const refundWords: Readonly<Record<RefundState, string>> = {
  pending: t('payment.refund.pending', 'Waits to be sent'),
  sent: t('payment.refund.sent', 'With the gateway'),
  processed: t('payment.refund.processed', 'Reached the customer'),
  failed: t('payment.refund.failed', 'Failed at the gateway'),
};

export const attemptWords = {
  pending: t('payment.attempt.pending', 'Outcome not known yet'),
  failed: t('payment.attempt.failed', 'Failed'),
  captured: t('payment.attempt.captured', 'Captured'),
} as const;
