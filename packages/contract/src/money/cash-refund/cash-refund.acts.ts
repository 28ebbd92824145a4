import { actsOf } from '../../kernel/act.ts';
import { cashRefundLifecycle } from './cash-refund.lifecycle.ts';

export const cashRefundActs = actsOf('cash_refund', cashRefundLifecycle);
