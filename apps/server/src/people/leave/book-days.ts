import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type NewEntry, writeEntries } from './leave-account.store.ts';
import type { LeaveTypeRow } from './leave-type.store.ts';
import { hasBalance } from './leave.rules.ts';
import type { LeaveRow } from './leave.store.ts';

/** Takes half days off the balance (`halves` below zero) or gives them back; types without a limit have no balance. */
export async function book(
  tx: Tx,
  request: Authorized<Pick<LeaveRow, 'organisationId' | 'requestId' | 'staffId'>>,
  type: LeaveTypeRow,
  halves: number,
  now: Date,
): Promise<void> {
  if (halves === 0 || !hasBalance(type)) return;
  const { organisationId, staffId, requestId } = request;
  const entry: NewEntry = {
    staffId,
    leaveTypeId: type.leaveTypeId,
    kind: halves < 0 ? 'taken' : 'returned',
    halves,
    period: null,
    requestId,
  };
  await writeEntries(tx, partOf(request, { organisationId, entries: [entry], now }));
}
