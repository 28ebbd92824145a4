import { actsOf } from '../../kernel/act.ts';
import { loanLifecycle } from './loan.lifecycle.ts';

export const loanActs = actsOf('loan', loanLifecycle);
