import { actsOf } from '../../kernel/act.ts';
import { scopeChangeLifecycle } from './scope-change.lifecycle.ts';

export const scopeChangeActs = [...actsOf('scope_change', scopeChangeLifecycle)] as const;
