import { actsOf } from '../../kernel/act.ts';
import { advanceOrderLifecycle } from './advance-order.lifecycle.ts';

export const advanceActs = [...actsOf('advance_order', advanceOrderLifecycle)] as const;
