import { leaveErrors } from '@nukkad/contract/people/leave/leave.noun';
import { type AwayDayAnswer, mostAwayBeside, mostLeaveDays } from '@nukkad/contract/people/leave/leave.model';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { nextCursor, readCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LeaveDependencies } from './leave.interface.ts';
import { datesOf, halvesOf } from './leave.rules.ts';
import { type LeaveRow, type LiveLeave, listLive } from './leave.store.ts';

async function presentAway(
  { partner }: LeaveDependencies,
  reader: Reader,
  rows: readonly LiveLeave[],
): Promise<AwayDayAnswer[]> {
  const staff = await partner.getStaff(reader, [...new Set(rows.map(({ staffId }) => staffId))]);
  return rows.map(({ requestId, staffId, title, firstHalf, endHalf, isApproved }) => ({
    requestId,
    staffId,
    fullName: staff.get(staffId)?.fullName ?? '',
    title,
    ...datesOf({ first: firstHalf, end: endHalf }),
    isApproved,
  }));
}

const halfAndId = z.tuple([z.int(), z.uuid()]);

interface AwayAsked {
  readonly departmentId?: string | undefined;
  readonly fromDay: string;
  readonly toDay: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Who works in a department in that time; null: everyone. An organisation has 500 people at most. */
async function peopleOf(
  { employee }: LeaveDependencies,
  reader: Reader,
  organisationId: string,
  { departmentId, fromDay, toDay }: AwayAsked,
): Promise<readonly string[] | null> {
  if (departmentId === undefined) return null;
  const employed = await employee.listEmployed(reader, organisationId, fromDay, toDay);
  return employed.filter((one) => one.departmentId === departmentId).map(({ employeeId }) => employeeId);
}

/** Who is away, or wants to be, by first day. */
export async function listAway(
  deps: LeaveDependencies,
  { viewer }: SignedInCall,
  asked: AwayAsked,
): Promise<Page<AwayDayAnswer>> {
  const { db } = deps.platform;
  const { fromDay, toDay, cursor, limit } = asked;
  const range = halvesOf({ fromDay, toDay, fromNoon: false, toNoon: false });
  if (!range) return refuse(leaveErrors.leave_dates);
  if (range.end - range.first > mostLeaveDays * 2) refuse(leaveErrors.leave_too_long);
  const key = readCursor(cursor, halfAndId);
  const after = key && { half: key[0], id: key[1] };
  const organisationId = viewer.organisationId ?? '';
  const staffIds = await peopleOf(deps, db, organisationId, asked);
  const rows = await listLive(db, { organisationId, staffIds, ...range, after, limit: limit + 1 });
  return {
    items: await presentAway(deps, db, rows.slice(0, limit)),
    nextCursor: nextCursor(rows, limit, (row) => [row.firstHalf, row.requestId]),
  };
}

/** Others who are away in the time of a request, or want to be. */
export async function awayBeside(
  deps: LeaveDependencies,
  reader: Reader,
  { organisationId, requestId, staffId, firstHalf, endHalf, proposedEndHalf }: LeaveRow,
): Promise<AwayDayAnswer[]> {
  const rows = await listLive(reader, {
    organisationId,
    staffIds: null,
    first: firstHalf,
    end: proposedEndHalf ?? endHalf,
    after: null,
    limit: mostAwayBeside + 1,
  });
  const others = rows.filter((row) => row.requestId !== requestId && row.staffId !== staffId);
  return presentAway(deps, reader, others.slice(0, mostAwayBeside));
}
