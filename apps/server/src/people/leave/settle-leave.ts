/** What a move of the request makes of the leave: days, the professional's time, and who takes over the bookings. */
import { leaveErrors } from '@nukkad/contract/people/leave/leave.noun';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SettledMove } from '../approval/index.ts';
import { leaveAndType } from './ask-leave.ts';
import { book } from './book-days.ts';
import { closeGaps } from './close-gaps.ts';
import { gapsOf } from './count-leave.ts';
import type { LeaveTypeRow } from './leave-type.store.ts';
import type { LeaveDependencies } from './leave.interface.ts';
import { instantOfHalf } from './leave.rules.ts';
import { type LeaveRow, saveLeave } from './leave.store.ts';

const timeOf = ({ firstHalf, endHalf }: LeaveRow) => ({
  from: instantOfHalf(firstHalf),
  to: instantOfHalf(endHalf),
});

/** Bookings that can be given away are accepted and not begun. */
export const isSwappable = (status: string): boolean => status === 'Accepted' || status === 'Assigned';

/** Each booking in the leave goes to someone else in this step; with one left nothing is approved. */
async function giveAway(
  { booking }: LeaveDependencies,
  tx: Tx,
  leave: LeaveRow,
  { call, swaps }: SettledMove,
): Promise<void> {
  const jobs = await booking.jobsInTime(tx, { ...leave, ...timeOf(leave) });
  if (jobs.length === 0) return;
  if (jobs.some(({ status }) => !isSwappable(status))) refuse(leaveErrors.leave_booking_unanswered);
  const takers = new Map(swaps.map(({ bookingId, staffId }) => [bookingId, staffId]));
  for (const { bookingId } of jobs) {
    const staffId = takers.get(bookingId);
    if (!call || !staffId || staffId === leave.staffId) return refuse(leaveErrors.leave_hits_bookings);
    await booking.giveTo(tx, call, { bookingId, staffId });
  }
}

/** Closes the time of a professional; other employees have none that is booked. */
async function closeTime(
  deps: LeaveDependencies,
  tx: Tx,
  leave: LeaveRow,
  moved: SettledMove,
): Promise<void> {
  const staff = (await deps.partner.getStaff(tx, [leave.staffId])).get(leave.staffId);
  if (!staff?.isProfessional) return;
  await giveAway(deps, tx, leave, moved);
  const { requestId, staffId } = leave;
  const closed = await deps.schedule.close(tx, partOf(moved.row, { requestId, staffId, ...timeOf(leave) }));
  if (closed === 'booked') refuse(leaveErrors.leave_hits_bookings);
}

const endOf = ({ endHalf, halves, proposedEndHalf, proposedHalves }: LeaveRow) => ({
  endHalf: proposedEndHalf ?? endHalf,
  halves: proposedHalves ?? halves,
  proposedEndHalf: null,
  proposedHalves: null,
});

/** Of a change: days off beside its new end count with it. */
async function gapsAfter(
  deps: LeaveDependencies,
  tx: Tx,
  { row, type }: { readonly row: LeaveRow; readonly type: LeaveTypeRow },
): Promise<Pick<LeaveRow, 'gapAfter' | 'gapBefore'>> {
  const { gapBefore, gapAfter, proposedEndHalf, requestId } = row;
  if (proposedEndHalf === null || !type.isSandwich) return { gapBefore, gapAfter };
  const found = await gapsOf(deps, tx, row, { first: row.firstHalf, end: proposedEndHalf }, requestId);
  return { gapBefore: found.gapBefore, gapAfter: found.gapAfter };
}

async function approve(
  deps: LeaveDependencies,
  tx: Tx,
  moved: SettledMove,
  { row, type }: { readonly row: LeaveRow; readonly type: LeaveTypeRow },
): Promise<void> {
  const after = { ...row, ...endOf(row), ...(await gapsAfter(deps, tx, { row, type })), isApproved: true };
  await book(tx, moved.row, type, Math.max(0, row.halves - after.halves), moved.now);
  await saveLeave(tx, partOf(moved.row, after));
  if (row.isApproved) await closeGaps(deps, tx, moved.row, row, moved.now);
  // Of a change: its time is closed anew, for the days that it has now.
  if (row.isApproved) await deps.schedule.reopen(tx, partOf(moved.row, { requestId: row.requestId }));
  await closeTime(deps, tx, after, moved);
}

/** A change is not made: days that were taken for it come back. */
async function restore(
  tx: Tx,
  moved: SettledMove,
  { row, type }: { readonly row: LeaveRow; readonly type: LeaveTypeRow },
): Promise<void> {
  await book(tx, moved.row, type, Math.max(0, (row.proposedHalves ?? row.halves) - row.halves), moved.now);
  await saveLeave(tx, partOf(moved.row, { ...row, proposedEndHalf: null, proposedHalves: null }));
}

/** Not taken after all: its days come back, and its time is open. */
async function end(
  deps: LeaveDependencies,
  tx: Tx,
  moved: SettledMove,
  { row, type }: { readonly row: LeaveRow; readonly type: LeaveTypeRow },
): Promise<void> {
  await book(tx, moved.row, type, row.halves, moved.now);
  await saveLeave(
    tx,
    partOf(moved.row, { ...row, isLive: false, isApproved: false, gapBefore: 0, gapAfter: 0 }),
  );
  await closeGaps(deps, tx, moved.row, row, moved.now);
  if (row.isApproved) await deps.schedule.reopen(tx, partOf(moved.row, { requestId: row.requestId }));
}

export async function settleLeave(deps: LeaveDependencies, tx: Tx, moved: SettledMove): Promise<void> {
  const { verb, row } = moved;
  if (verb === 'approve') await approve(deps, tx, moved, await leaveAndType(tx, row.requestId));
  if (verb === 'restore') await restore(tx, moved, await leaveAndType(tx, row.requestId));
  if (verb === 'reject' || verb === 'withdraw' || verb === 'cancel')
    await end(deps, tx, moved, await leaveAndType(tx, row.requestId));
}
