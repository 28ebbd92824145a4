import { actsOf } from '../../kernel/act.ts';
import { leadLifecycle } from './lead.lifecycle.ts';

export const leadActs = actsOf('lead', leadLifecycle);
