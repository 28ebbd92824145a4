import type { AssetStatus } from '@nukkad/contract/people/asset/asset.lifecycle';
import type { CustodyRow } from './custody.store.ts';

const outcomes: Readonly<Partial<Record<AssetStatus, CustodyRow['outcome']>>> = {
  available: 'returned',
  in_repair: 'returned',
  disputed: 'disputed',
  lost: 'lost',
};

/** What becomes of an open hand-out where its asset moves to a state. */
export function custodyAfter(custody: CustodyRow | null, status: AssetStatus, now: Date): CustodyRow | null {
  if (!custody) return null;
  if (status === 'held') return { ...custody, confirmedAt: now };
  const outcome = outcomes[status];
  return outcome ? { ...custody, endedAt: now, outcome } : custody;
}

/** Was it to be back before today? Its last day is not late. */
export const isLate = (custody: Pick<CustodyRow, 'dueOn' | 'endedAt'> | null, today: string): boolean =>
  custody !== null && custody.endedAt === null && custody.dueOn !== null && custody.dueOn < today;
