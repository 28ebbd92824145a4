import { actsOf } from '../../kernel/act.ts';
import { rfqLifecycle } from './rfq.lifecycle.ts';

export const rfqActs = actsOf('rfq', rfqLifecycle);
