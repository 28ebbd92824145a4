import { actsOf } from '../../kernel/act.ts';
import { paymentOrderLifecycle } from './order.lifecycle.ts';
import { purchaseRefundLifecycle } from './purchase-refund.lifecycle.ts';
import { purchaseLifecycle } from './purchase.lifecycle.ts';
import { refundLifecycle } from './refund.lifecycle.ts';

export const paymentActs = [
  ...actsOf('payment', paymentOrderLifecycle),
  ...actsOf('refund', refundLifecycle),
  ...actsOf('purchase', purchaseLifecycle),
  ...actsOf('purchase_refund', purchaseRefundLifecycle),
] as const;
