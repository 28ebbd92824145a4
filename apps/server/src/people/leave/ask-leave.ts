import type {
  askLeave as askCall,
  changeLeave as changeCall,
  editLeave as editCall,
  moveLeave as moveCall,
} from '@nukkad/contract/people/leave/leave.api';
import { leaveErrors } from '@nukkad/contract/people/leave/leave.noun';
import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalCardAnswer } from '@nukkad/contract/people/approval/approval.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { closeGaps } from './close-gaps.ts';
import { accrueFor, joinedOf } from './accrue-leave.ts';
import { countLeave, typeAndRange } from './count-leave.ts';
import { book } from './book-days.ts';
import { type LeaveTypeRow, findLeaveType } from './leave-type.store.ts';
import type { LeaveDependencies } from './leave.interface.ts';
import { halvesOf, datesOf } from './leave.rules.ts';
import { type LeaveRow, findLeave, insertLeave, saveLeave } from './leave.store.ts';

type Body = Omit<EndpointParsed<typeof askCall>['body'], never>;

/** Leave for days that have passed: someone was ill. */
const backDays = 30;

function ownPlace({ viewer }: Pick<SignedInCall, 'viewer'>) {
  const { organisationId, staffId } = viewer;
  return organisationId && staffId ? { organisationId, staffId } : refuse(kernelErrors.forbidden);
}

/** Locks the account with all that is due on it. */
async function openAccount(
  deps: LeaveDependencies,
  tx: Tx,
  whose: ReturnType<typeof ownPlace>,
  type: LeaveTypeRow,
  now: Date,
): Promise<void> {
  const person = await joinedOf(deps, tx, whose.organisationId, whose.staffId, now);
  await accrueFor(tx, whose.organisationId, [type], [person], now);
}

/** The days of a body, counted; refused unless something is left of them. */
async function countBody(
  deps: LeaveDependencies,
  tx: Tx,
  call: SignedInCall,
  body: Body,
  requestId: string | null = null,
) {
  const whose = ownPlace(call);
  const { type, range } = await typeAndRange(tx, whose.organisationId, body);
  if (body.fromDay < addDays(istDay(call.now), -backDays)) refuse(leaveErrors.leave_past);
  const counted = await countLeave(deps, tx, whose, type, range, requestId);
  if (counted.halves === 0) refuse(leaveErrors.leave_no_days);
  await openAccount(deps, tx, whose, type, call.now);
  const { halves, gapBefore, gapAfter } = counted;
  return { whose, type, range, halves, gaps: { gapBefore, gapAfter } };
}

const wantedOf = ({ fromDay, toDay }: Body) => ({ startsOn: fromDay, endsOn: toDay, amountPaise: null });

export function askLeave(
  deps: LeaveDependencies,
  call: SignedInCall,
  body: Body,
): Promise<ApprovalCardAnswer> {
  const { now } = call;
  return deps.platform.write(call, async (tx) => {
    const { whose, type, range, halves, gaps } = await countBody(deps, tx, call, body);
    const request = await deps.approval.ask(tx, call, 'leave', wantedOf(body));
    const row: LeaveRow = {
      requestId: request.requestId,
      ...whose,
      leaveTypeId: type.leaveTypeId,
      firstHalf: range.first,
      endHalf: range.end,
      halves,
      proposedEndHalf: null,
      proposedHalves: null,
      note: body.note ?? '',
      isLive: true,
      isApproved: false,
      ...gaps,
    };
    await insertLeave(tx, partOf(request, row));
    await book(tx, request, type, -halves, now);
    return deps.approval.get(tx, call, request.requestId);
  });
}

/** The leave of the caller with its type, its request having been locked. */
export async function leaveAndType(tx: Tx, requestId: string) {
  const row = await findLeave(tx, requestId);
  const type = row && (await findLeaveType(tx, row.organisationId, row.leaveTypeId));
  return row && type ? { row, type } : refuse(approvalErrors.approval_not_found);
}

/** Before a reviewer acts, or again after a rejection. */
export function editLeave(
  deps: LeaveDependencies,
  call: SignedInCall,
  { requestId, version, ...body }: EndpointParsed<typeof editCall>['body'],
): Promise<ApprovalCardAnswer> {
  const { now } = call;
  return deps.platform.write(call, async (tx) => {
    const seen = await deps.approval.get(tx, call, requestId);
    const verb = seen.status === 'rejected' ? 'resubmit' : 'edit';
    const key = { requestId, version, ...wantedOf(body) };
    const request = await deps.approval.rewrite(tx, call, 'leave', verb, key);
    const before = await leaveAndType(tx, requestId);
    // Given back first, so that the days of the old dates can be used for the new ones.
    if (before.row.isLive) await book(tx, request, before.type, before.row.halves, now);
    const { type, range, halves, gaps } = await countBody(deps, tx, call, body, requestId);
    await saveLeave(
      tx,
      partOf(request, {
        ...before.row,
        leaveTypeId: type.leaveTypeId,
        firstHalf: range.first,
        endHalf: range.end,
        halves,
        note: body.note ?? '',
        isLive: true,
        ...gaps,
      }),
    );
    await closeGaps(deps, tx, request, before.row, now);
    await book(tx, request, type, -halves, now);
    return deps.approval.get(tx, call, requestId);
  });
}

export function moveLeave(
  deps: LeaveDependencies,
  call: SignedInCall,
  { verb, ...key }: EndpointParsed<typeof moveCall>['body'],
): Promise<ApprovalCardAnswer> {
  return deps.platform.write(call, async (tx) => {
    await deps.approval.act(tx, call, 'leave', verb, key);
    return deps.approval.get(tx, call, key.requestId);
  });
}

/** Leave that has begun ends on another day. More days are taken at once; fewer come back when it is approved. */
export function changeLeave(
  deps: LeaveDependencies,
  call: SignedInCall,
  { toDay, ...key }: EndpointParsed<typeof changeCall>['body'],
): Promise<ApprovalCardAnswer> {
  const { now } = call;
  return deps.platform.write(call, async (tx) => {
    const { startsOn } = await deps.approval.get(tx, call, key.requestId);
    const wanted = { startsOn, endsOn: toDay, amountPaise: null };
    if (toDay < startsOn) refuse(leaveErrors.leave_change_end);
    const request = await deps.approval.rewrite(tx, call, 'leave', 'change', { ...key, ...wanted });
    const { row, type } = await leaveAndType(tx, key.requestId);
    const dates = datesOf({ first: row.firstHalf, end: row.endHalf });
    const range = halvesOf({ ...dates, toDay, toNoon: false });
    if (!range) return refuse(leaveErrors.leave_change_end);
    const { halves } = await countLeave(deps, tx, row, type, range, row.requestId);
    if (halves === 0) refuse(leaveErrors.leave_no_days);
    await openAccount(deps, tx, row, type, now);
    await saveLeave(tx, partOf(request, { ...row, proposedEndHalf: range.end, proposedHalves: halves }));
    await book(tx, request, type, -Math.max(0, halves - row.halves), now);
    return deps.approval.get(tx, call, key.requestId);
  });
}
