import { actsOf } from '../../kernel/act.ts';
import { leadPackOrderLifecycle } from './lead-pack-order.lifecycle.ts';

export const leadCreditActs = [...actsOf('lead_pack_order', leadPackOrderLifecycle)] as const;
