/** What is seen when a client accepts a change of a project. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { ScopeChange } from './scope-change.model.ts';

export const confirmsScopeChange = confirmation('scope_change', {
  scopeTotalBefore: 'money',
  scopeTotalAfter: 'money',
  scopeDueOn: 'day',
  scopeStatus: 'choice',
});

/** The lines of a change are never written again, so its sums and its state say whether it is the one that was seen. */
export const seenOfScopeChange = ({
  totalBefore,
  totalAfter,
  dueOn,
  status,
}: Pick<ScopeChange, 'totalBefore' | 'totalAfter' | 'dueOn' | 'status'>): Seen<
  typeof confirmsScopeChange
> => ({
  scopeTotalBefore: totalBefore,
  scopeTotalAfter: totalAfter,
  scopeDueOn: dueOn,
  scopeStatus: status,
});
