import type { HitBooking, LeaveAnswer } from '@nukkad/contract/people/leave/leave.model';
import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import { addDays } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LeaveOfDay, LeavesOf } from '../attendance/index.ts';
import { balancesWithDue, joinedOf } from './accrue-leave.ts';
import type { LeaveDependencies, LeaveDay } from './leave.interface.ts';
import { datesOf, dayOfHalf, daysIn, halvesOf, instantOfHalf, hasBalance } from './leave.rules.ts';
import { findLeaveType } from './leave-type.store.ts';
import { type LeaveRow, findLeave, listApproved } from './leave.store.ts';
import { awayBeside } from './list-away.ts';
import { isSwappable } from './settle-leave.ts';

/** Bookings in the time that a review is about. */
async function hitsOf(
  { booking }: LeaveDependencies,
  reader: Reader,
  { organisationId, staffId, firstHalf, endHalf, proposedEndHalf }: LeaveRow,
): Promise<HitBooking[]> {
  const to = instantOfHalf(proposedEndHalf ?? endHalf);
  const jobs = await booking.jobsInTime(reader, {
    organisationId,
    staffId,
    from: instantOfHalf(firstHalf),
    to,
  });
  return jobs.map(({ startsAt, endsAt, ...job }) => ({
    ...job,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    canSwap: isSwappable(job.status),
  }));
}

/** Half days left of its type, with what is due; null: without a limit. */
async function leftOf(
  deps: LeaveDependencies,
  reader: Reader,
  { organisationId, staffId, leaveTypeId }: LeaveRow,
  now: Date,
): Promise<number | null> {
  const type = await findLeaveType(reader, organisationId, leaveTypeId);
  if (!type || !hasBalance(type)) return null;
  const joined = await joinedOf(deps, reader, organisationId, staffId, now);
  return (await balancesWithDue(reader, organisationId, [type], joined, now)).get(leaveTypeId) ?? 0;
}

export async function getLeave(
  deps: LeaveDependencies,
  call: SignedInCall,
  { requestId }: { readonly requestId: string },
): Promise<LeaveAnswer> {
  const { db } = deps.platform;
  const [request, row] = await Promise.all([
    deps.approval.find(db, call, requestId),
    findLeave(db, requestId),
  ]);
  if (!request || !row) return refuse(approvalErrors.approval_not_found);
  const { fromNoon, toNoon } = datesOf({ first: row.firstHalf, end: row.endHalf });
  const isReviewer = request.can.review;
  const [left, hits, away] = await Promise.all([
    leftOf(deps, db, row, call.now),
    isReviewer ? hitsOf(deps, db, row) : [],
    isReviewer ? awayBeside(deps, db, row) : [],
  ]);
  return {
    request,
    leaveTypeId: row.leaveTypeId,
    fromNoon,
    toNoon,
    newEndsOn: row.proposedEndHalf === null ? null : dayOfHalf(row.proposedEndHalf - 1),
    hits,
    left,
    away,
  };
}

/** Approved leave day by day; `staffIds` null: of everyone. */
async function approvedDays(
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[] | null,
  { fromDay, toDay }: { readonly fromDay: string; readonly toDay: string },
): Promise<readonly LeaveDay[]> {
  const range = halvesOf({ fromDay, toDay, fromNoon: false, toNoon: false });
  if (!range) return [];
  const rows = await listApproved(reader, { organisationId, staffIds, ...range });
  return rows.flatMap(({ staffId, isPaid, title, firstHalf, endHalf }) => {
    const within = { first: Math.max(firstHalf, range.first), end: Math.min(endHalf, range.end) };
    return daysIn(within).map(
      (day, place, all): LeaveDay => ({
        staffId,
        day,
        morning: place > 0 || within.first % 2 === 0,
        afternoon: place < all.length - 1 || within.end % 2 === 0,
        isPaid,
        title,
      }),
    );
  });
}

/** Of these employees in a month. */
export async function leaveDays(
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[],
  month: string,
): Promise<readonly LeaveDay[]> {
  if (staffIds.length === 0) return [];
  const fromDay = `${month}-01`;
  const toDay = addDays(`${addDays(fromDay, 32).slice(0, 7)}-01`, -1);
  return approvedDays(reader, organisationId, staffIds, { fromDay, toDay });
}

/** As attendance asks: by employee and day. Two halves of one day make it whole, each with or without pay. */
export const leavesOf: LeavesOf = async (reader, organisationId, from, to, employeeIds) => {
  const found = new Map<string, Map<string, LeaveOfDay>>();
  const days = await approvedDays(reader, organisationId, employeeIds, { fromDay: from, toDay: to });
  for (const { staffId, day, morning, afternoon, isPaid, title } of days) {
    const own = found.get(staffId) ?? new Map<string, LeaveOfDay>();
    const { paidHalves = 0, unpaidHalves = 0 } = own.get(day) ?? {};
    const halves = Number(morning) + Number(afternoon);
    own.set(day, {
      paidHalves: paidHalves + (isPaid ? halves : 0),
      unpaidHalves: unpaidHalves + (isPaid ? 0 : halves),
      name: title,
    });
    found.set(staffId, own);
  }
  return found;
};
