import { actsOf } from '../../kernel/act.ts';
import { milestoneOrderLifecycle } from './milestone-order.lifecycle.ts';

export const milestonePaymentActs = [...actsOf('milestone_order', milestoneOrderLifecycle)] as const;
