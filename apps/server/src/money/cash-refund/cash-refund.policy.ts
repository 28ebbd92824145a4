import type { Viewer } from '../../platform/viewer.ts';
import type { CashRefundRow } from './cash-refund.store.ts';

type Acting = Pick<Viewer, 'userId' | 'role'>;
type Of = Pick<CashRefundRow, 'userId' | 'checkedBy'>;

/** Who checked a large one is not who sends it. */
export function cashRefundCapacities(
  { userId, role }: Acting,
  refund: Of,
): readonly ('Customer' | 'Admin' | 'Another Admin')[] {
  if (role === 'Admin') return refund.checkedBy === userId ? ['Admin'] : ['Admin', 'Another Admin'];
  return role === 'Buyer' && refund.userId === userId ? ['Customer'] : [];
}
