import type { AssetStatus } from '@nukkad/contract/people/asset/asset.noun';
import type { CustodyOutcome } from '@nukkad/contract/people/asset/asset.model';

/** As much of a hand-out as its rules look at. */
interface Custody {
  readonly dueOn: string | null;
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
}

const outcomes: Readonly<Partial<Record<AssetStatus, CustodyOutcome>>> = {
  available: 'returned',
  in_repair: 'returned',
  disputed: 'disputed',
  lost: 'lost',
};

/** What becomes of an open hand-out where its asset moves to a state. */
export function custodyAfter<Row extends Custody>(
  custody: Row | null,
  status: AssetStatus,
  now: Date,
): Row | null {
  if (!custody) return null;
  if (status === 'held') return { ...custody, confirmedAt: now };
  const outcome = outcomes[status];
  return outcome ? { ...custody, endedAt: now, outcome } : custody;
}

/** Was it to be back before today? Its last day is not late. */
export const isLate = (custody: Pick<Custody, 'dueOn' | 'endedAt'> | null, today: string): boolean =>
  custody !== null && custody.endedAt === null && custody.dueOn !== null && custody.dueOn < today;
