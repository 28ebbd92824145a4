import { actsOf } from '../../kernel/act.ts';
import { disputeLifecycle } from './dispute.lifecycle.ts';

export const disputeActs = [
  ...actsOf('dispute', disputeLifecycle),
  'dispute.take',
  'dispute.release',
] as const;
