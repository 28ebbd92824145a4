import { actsOf } from '../../kernel/act.ts';
import { paymentOrderLifecycle } from './order.lifecycle.ts';
import { refundLifecycle } from './refund.lifecycle.ts';

export const paymentActs = [
  ...actsOf('payment', paymentOrderLifecycle),
  ...actsOf('refund', refundLifecycle),
] as const;
