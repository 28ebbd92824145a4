import { actsOf } from '../../kernel/act.ts';
import { leadRefundLifecycle } from './lead-refund.lifecycle.ts';

export const leadRefundActs = actsOf('lead_refund', leadRefundLifecycle);
