import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { book } from './book-days.ts';
import { gapsOf } from './count-leave.ts';
import { longestGapDays } from './gap.rules.ts';
import { findLeaveType } from './leave-type.store.ts';
import type { LeaveDependencies } from './leave.interface.ts';
import { type LeaveRow, listLiveOf, saveLeave } from './leave.store.ts';

const countsBeside = ({ gapBefore, gapAfter }: LeaveRow): boolean => gapBefore + gapAfter > 0;

/** Days off that it counts beside itself come back where no leave lies on their other side any more. */
async function closeGapsOf(
  deps: LeaveDependencies,
  tx: Tx,
  row: Authorized<LeaveRow>,
  now: Date,
): Promise<void> {
  const range = { first: row.firstHalf, end: row.endHalf };
  const found = await gapsOf(deps, tx, row, range, row.requestId);
  const gapBefore = Math.min(row.gapBefore, found.gapBefore);
  const gapAfter = Math.min(row.gapAfter, found.gapAfter);
  const back = row.gapBefore - gapBefore + row.gapAfter - gapAfter;
  const type = back > 0 ? await findLeaveType(tx, row.organisationId, row.leaveTypeId) : null;
  if (!type) return;
  const proposedHalves = row.proposedHalves === null ? null : Math.max(1, row.proposedHalves - back);
  const after = { ...row, halves: row.halves - back, proposedHalves, gapBefore, gapAfter };
  await saveLeave(tx, partOf(row, after));
  await book(tx, row, type, back, now);
}

/** After a leave has ended or moved: `was` is where it lay, and the leave beside it may count too much now. */
export async function closeGaps(
  deps: LeaveDependencies,
  tx: Tx,
  request: Authorized<object>,
  was: LeaveRow,
  now: Date,
): Promise<void> {
  const wide = (longestGapDays + 1) * 2;
  const window = { first: was.firstHalf - wide, end: was.endHalf + wide };
  const beside = (await listLiveOf(tx, was, window)).filter(countsBeside);
  for (const row of beside)
    if (row.requestId !== was.requestId) await closeGapsOf(deps, tx, partOf(request, row), now);
}
