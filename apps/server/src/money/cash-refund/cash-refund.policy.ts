import type { Viewer } from '../../platform/viewer.ts';

type Acting = Pick<Viewer, 'userId' | 'role'>;
export interface OfCashRefund {
  readonly userId: string;
  readonly checkedBy: string | null;
}

/** Who checked a large one is not who sends it. */
export function cashRefundCapacities(
  { userId, role }: Acting,
  refund: OfCashRefund,
): readonly ('Customer' | 'Admin' | 'Another Admin')[] {
  if (role === 'Admin') return refund.checkedBy === userId ? ['Admin'] : ['Admin', 'Another Admin'];
  return role === 'Buyer' && refund.userId === userId ? ['Customer'] : [];
}
