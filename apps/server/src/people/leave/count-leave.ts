/** Which half days a leave takes: of its type, its dates and the days off. */
import { leaveErrors } from '@nukkad/contract/people/leave/leave.noun';
import { type LeavePreview, mostLeaveDays } from '@nukkad/contract/people/leave/leave.model';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { balancesWithDue, joinedOf } from './accrue-leave.ts';
import { type LeaveTypeRow, findLeaveType } from './leave-type.store.ts';
import type { LeaveDependencies } from './leave.interface.ts';
import { type Gaps, gapsBeside, longestGapDays } from './gap.rules.ts';
import { findLeave, listLiveOf } from './leave.store.ts';
import {
  type Counted,
  type Dates,
  type Halves,
  countHalves,
  hasBalance,
  datesOf,
  daysIn,
  halvesOf,
} from './leave.rules.ts';

interface Whose {
  readonly organisationId: string;
  readonly staffId: string;
}

/** Holidays and weekly days off of the employee's department, as attendance counts them. */
async function daysOffIn(
  { holiday, employee }: LeaveDependencies,
  reader: Reader,
  { organisationId, staffId }: Whose,
  range: Halves,
): Promise<ReadonlySet<string>> {
  const { fromDay, toDay } = datesOf(range);
  const [calendar, employees] = await Promise.all([
    holiday.calendarOf(reader, organisationId, fromDay, toDay),
    employee.getEmployees(reader, organisationId, [staffId]),
  ]);
  const departmentId = employees.get(staffId)?.departmentId ?? null;
  return new Set(daysIn(range).filter((day) => calendar.dayOff(departmentId, day) !== null));
}

/** Some days more on both sides, in which another leave may lie beside days off. */
const around = ({ first, end }: Halves): Halves => ({
  first: (Math.floor(first / 2) - longestGapDays - 1) * 2,
  end: (Math.ceil(end / 2) + longestGapDays + 1) * 2,
});

/** Days off beside it, up to other leave of the person; `except`: its own request. */
export async function gapsOf(
  deps: LeaveDependencies,
  reader: Reader,
  whose: Whose,
  range: Halves,
  except: string | null,
): Promise<Gaps> {
  const wide = around(range);
  const [isOff, live] = await Promise.all([
    daysOffIn(deps, reader, whose, wide),
    listLiveOf(reader, whose, wide),
  ]);
  const others = live
    .filter(({ requestId }) => requestId !== except)
    .map(({ firstHalf, endHalf, gapBefore, gapAfter }) => ({
      first: firstHalf,
      end: endHalf,
      gapBefore,
      gapAfter,
    }));
  return gapsBeside(range, isOff, others);
}

/** Half days that count, with days off between it and other leave. */
export type CountedLeave = Counted & Omit<Gaps, 'days'> & { readonly daysBetween: readonly string[] };

export async function countLeave(
  deps: LeaveDependencies,
  reader: Reader,
  whose: Whose,
  type: LeaveTypeRow,
  range: Halves,
  except: string | null = null,
): Promise<CountedLeave> {
  if (range.end - range.first > mostLeaveDays * 2) refuse(leaveErrors.leave_too_long);
  const counted = countHalves(range, await daysOffIn(deps, reader, whose, range), type.isSandwich);
  if (!type.isSandwich || counted.halves === 0)
    return { ...counted, gapBefore: 0, gapAfter: 0, daysBetween: [] };
  const { gapBefore, gapAfter, days } = await gapsOf(deps, reader, whose, range, except);
  return {
    halves: counted.halves + gapBefore + gapAfter,
    daysOff: counted.daysOff.filter((day) => !days.includes(day)),
    gapBefore,
    gapAfter,
    daysBetween: days,
  };
}

/** The type, and the half days that the dates name; refused where they make no sense. */
export async function typeAndRange(
  reader: Reader,
  organisationId: string,
  { leaveTypeId, ...dates }: Dates & { readonly leaveTypeId: string },
): Promise<{ type: LeaveTypeRow; range: Halves }> {
  const type = await findLeaveType(reader, organisationId, leaveTypeId);
  if (!type) return refuse(leaveErrors.leave_type_not_found);
  if (!type.isActive) refuse(leaveErrors.leave_type_closed);
  const range = halvesOf(dates);
  if (!range) return refuse(leaveErrors.leave_dates);
  if (!type.takesHalfDays && (dates.fromNoon || dates.toNoon)) refuse(leaveErrors.leave_no_half_days);
  return { type, range };
}

/** Half days that come back when this own leave is changed. */
async function halvesOfOwn(
  reader: Reader,
  { organisationId, staffId }: Whose,
  leaveTypeId: string,
  requestId: string | undefined,
): Promise<number> {
  const own = requestId === undefined ? null : await findLeave(reader, requestId);
  const isOwn = own?.organisationId === organisationId && own.staffId === staffId;
  return own && isOwn && own.isLive && own.leaveTypeId === leaveTypeId ? own.halves : 0;
}

/** Own trips on these days, pending or approved: nothing forbids both, and both is mostly a mistake. */
async function tripsOf(
  { approval }: LeaveDependencies,
  reader: Reader,
  { organisationId, staffId }: Whose,
  { fromDay, toDay }: Dates,
): Promise<LeavePreview['trips']> {
  const of = { organisationId, staffId, kind: 'travel' as const, from: fromDay, to: toDay };
  const trips = await approval.touching(reader, of);
  const briefs = await approval.briefsOf(
    reader,
    organisationId,
    trips.map(({ requestId }) => requestId),
  );
  return trips.map(({ requestId, startsOn, endsOn }) => ({
    title: briefs.get(requestId)?.title ?? '',
    startsOn,
    endsOn,
  }));
}

export async function previewLeave(
  deps: LeaveDependencies,
  { viewer, now }: SignedInCall,
  { requestId, ...asked }: Dates & { readonly leaveTypeId: string; readonly requestId?: string | undefined },
): Promise<LeavePreview> {
  const { db } = deps.platform;
  const whose = { organisationId: viewer.organisationId ?? '', staffId: viewer.staffId ?? '' };
  const { type, range } = await typeAndRange(db, whose.organisationId, asked);
  const joined = await joinedOf(deps, db, whose.organisationId, whose.staffId, now);
  const [counted, trips, balances, back] = await Promise.all([
    countLeave(deps, db, whose, type, range, requestId ?? null),
    tripsOf(deps, db, whose, asked),
    balancesWithDue(db, whose.organisationId, [type], joined, now),
    halvesOfOwn(db, whose, type.leaveTypeId, requestId),
  ]);
  const left = hasBalance(type) ? (balances.get(type.leaveTypeId) ?? 0) + back : null;
  return {
    halves: counted.halves,
    daysOff: [...counted.daysOff],
    daysBetween: [...counted.daysBetween],
    trips,
    left,
    leftAfter: left === null ? null : left - counted.halves,
  };
}
