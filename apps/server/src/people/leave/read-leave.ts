import { leaveErrors } from '@nukkad/contract/people/leave/leave.errors';
import {
  type AwayDay,
  type HitBooking,
  type Leave,
  mostLeaveDays,
} from '@nukkad/contract/people/leave/leave.model';
import { approvalErrors } from '@nukkad/contract/people/approval/approval.errors';
import type { Page } from '@nukkad/contract/kernel/page';
import { addDays } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { nextCursor, readCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LeaveOfDay, LeavesOf } from '../attendance/index.ts';
import type { LeaveDependencies } from './leave.dependencies.ts';
import type { LeaveDay } from './leave.interface.ts';
import { datesOf, dayOfHalf, daysIn, halvesOf, instantOfHalf } from './leave.rules.ts';
import { type LeaveRow, findLeave, listApproved, listLive } from './leave.store.ts';
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

export async function getLeave(
  deps: LeaveDependencies,
  call: SignedInCall,
  { requestId }: { readonly requestId: string },
): Promise<Leave> {
  const { db } = deps.platform;
  const [request, row] = await Promise.all([
    deps.approval.find(db, call, requestId),
    findLeave(db, requestId),
  ]);
  if (!request || !row) return refuse(approvalErrors.approval_not_found);
  const { fromNoon, toNoon } = datesOf({ first: row.firstHalf, end: row.endHalf });
  return {
    request,
    leaveTypeId: row.leaveTypeId as Leave['leaveTypeId'],
    fromNoon,
    toNoon,
    newEndsOn: row.proposedEndHalf === null ? null : dayOfHalf(row.proposedEndHalf - 1),
    hits: request.can.review ? await hitsOf(deps, db, row) : [],
  };
}

const halfAndId = z.tuple([z.int(), z.uuid()]);

interface AwayAsked {
  readonly fromDay: string;
  readonly toDay: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Who is away, or wants to be, by first day. */
export async function listAway(
  { platform, partner }: LeaveDependencies,
  { viewer }: SignedInCall,
  { fromDay, toDay, cursor, limit }: AwayAsked,
): Promise<Page<AwayDay>> {
  const { db } = platform;
  const range = halvesOf({ fromDay, toDay, fromNoon: false, toNoon: false });
  if (!range) return refuse(leaveErrors.leave_dates);
  if (range.end - range.first > mostLeaveDays * 2) refuse(leaveErrors.leave_too_long);
  const key = readCursor(cursor, halfAndId);
  const after = key && { half: key[0], id: key[1] };
  const organisationId = viewer.organisationId ?? '';
  const rows = await listLive(db, { organisationId, ...range, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const staff = await partner.getStaff(db, [...new Set(shown.map(({ staffId }) => staffId))]);
  return {
    items: shown.map(({ requestId, staffId, title, firstHalf, endHalf, isApproved }) => ({
      requestId: requestId as AwayDay['requestId'],
      staffId,
      fullName: staff.get(staffId)?.fullName ?? '',
      title,
      ...datesOf({ first: firstHalf, end: endHalf }),
      isApproved,
    })),
    nextCursor: nextCursor(rows, limit, (row) => [row.firstHalf, row.requestId]),
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

/** As attendance asks: of everyone, by employee and day. Two halves of one day make it whole. */
export const leavesOf: LeavesOf = async (reader, organisationId, from, to) => {
  const found = new Map<string, Map<string, LeaveOfDay>>();
  const days = await approvedDays(reader, organisationId, null, { fromDay: from, toDay: to });
  for (const { staffId, day, morning, afternoon, isPaid, title } of days) {
    const own = found.get(staffId) ?? new Map<string, LeaveOfDay>();
    const isHalf = !(morning && afternoon) && !own.has(day);
    own.set(day, { isPaid: isPaid && (own.get(day)?.isPaid ?? true), isHalf, name: title });
    found.set(staffId, own);
  }
  return found;
};
