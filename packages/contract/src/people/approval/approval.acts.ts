import { actsOf } from '../../kernel/act.ts';
import { approvalLifecycle } from './approval.lifecycle.ts';

export const approvalActs = [
  ...actsOf('approval', approvalLifecycle),
  'approval_chain.save',
  'approval_delegate.add',
  'approval_delegate.remove',
] as const;
