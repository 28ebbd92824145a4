import type {
  addLeaveType as addCall,
  editLeaveType as editCall,
} from '@nukkad/contract/people/leave/leave.api';
import { leaveErrors } from '@nukkad/contract/people/leave/leave.noun';
import {
  type LeaveBalanceAnswer,
  type LeaveTypeAnswer,
  mostLeaveTypes,
} from '@nukkad/contract/people/leave/leave.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { accrueForTeam, balancesWithDue, joinedOf } from './accrue-leave.ts';
import {
  type LeaveTypeRow,
  insertLeaveType,
  listLeaveTypeRows,
  lockLeaveType,
  saveLeaveType,
} from './leave-type.store.ts';
import type { LeaveDependencies } from './leave.interface.ts';
import { hasBalance } from './leave.rules.ts';

const present = ({
  organisationId: _of,
  createdAt: _at,
  updatedAt: _last,
  ...row
}: LeaveTypeRow): LeaveTypeAnswer => ({
  leaveTypeId: row.leaveTypeId,
  name: row.name,
  halvesAYear: row.halvesAYear,
  accrual: row.accrual,
  carryHalves: row.carryHalves,
  yearStartsMonth: row.yearStartsMonth,
  isPaid: row.isPaid,
  takesHalfDays: row.takesHalfDays,
  isSandwich: row.isSandwich,
  isEncashed: row.isEncashed,
  expiresDays: row.expiresDays,
  isActive: row.isActive,
  version: row.version,
});

const nameAndId = z.tuple([z.string().check(z.maxLength(60)), z.uuid()]);

export async function listLeaveTypes(
  { platform }: LeaveDependencies,
  { viewer }: SignedInCall,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<LeaveTypeAnswer>> {
  const key = readCursor(cursor, nameAndId);
  const after = key && { name: key[0], id: key[1] };
  const rows = await listLeaveTypeRows(platform.db, viewer.organisationId ?? '', after, limit + 1);
  return pageFrom(rows, limit, present, (row) => [row.name.toLowerCase(), row.leaveTypeId]);
}

async function logged(
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: 'leave_type.add' | 'leave_type.edit',
  subjectId: string,
): Promise<void> {
  await audit(tx, now, { ...actorOnBehalf(viewer), action, subjectKind: 'leave_type', subjectId });
}

/** What has accrued in this leave year is there at once. */
export function addLeaveType(
  deps: LeaveDependencies,
  call: SignedInCall,
  body: EndpointParsed<typeof addCall>['body'],
): Promise<LeaveTypeAnswer> {
  const { viewer, now } = call;
  const organisationId = viewer.organisationId ?? '';
  return deps.platform.write(call, async (tx) => {
    const there = await listLeaveTypeRows(tx, organisationId, null, mostLeaveTypes);
    if (there.length >= mostLeaveTypes) refuse(leaveErrors.leave_type_limit);
    const row: LeaveTypeRow = {
      leaveTypeId: newId(),
      organisationId,
      ...body,
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    await insertLeaveType(tx, authorize(row, hasPermission(viewer, 'attandance.update')));
    await accrueForTeam(deps, tx, organisationId, [row], now);
    await logged(tx, call, 'leave_type.add', row.leaveTypeId);
    return present(row);
  });
}

export function editLeaveType(
  deps: LeaveDependencies,
  call: SignedInCall,
  { leaveTypeId, version, ...body }: EndpointParsed<typeof editCall>['body'],
): Promise<LeaveTypeAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const before = await lockLeaveType(tx, viewer.organisationId ?? '', leaveTypeId);
    if (!before) return refuse(leaveErrors.leave_type_not_found);
    const after = { ...before, ...body, updatedAt: now, version: version + 1 };
    const row = authorize(after, hasPermission(viewer, 'attandance.update'));
    if (before.version !== version) refuse(leaveErrors.leave_type_changed);
    if ((before.expiresDays === null) !== (body.expiresDays === null))
      refuse(leaveErrors.leave_compensatory_stays);
    await saveLeaveType(tx, row);
    await logged(tx, call, 'leave_type.edit', leaveTypeId);
    return present(row);
  });
}

/** Of the caller, with what is due today. */
export async function listBalances(
  deps: LeaveDependencies,
  { viewer, now }: SignedInCall,
): Promise<{ items: LeaveBalanceAnswer[] }> {
  const { db } = deps.platform;
  const { organisationId, staffId } = viewer;
  if (!organisationId || !staffId) return { items: [] };
  const [types, person] = await Promise.all([
    listLeaveTypeRows(db, organisationId, null, mostLeaveTypes),
    joinedOf(deps, db, organisationId, staffId, now),
  ]);
  const balances = await balancesWithDue(db, organisationId, types, person, now);
  return {
    items: types.map(({ leaveTypeId, name, isPaid, takesHalfDays, isActive, ...limit }) => ({
      leaveTypeId,
      name,
      isPaid,
      takesHalfDays,
      isActive,
      halves: hasBalance(limit) ? (balances.get(leaveTypeId) ?? 0) : null,
    })),
  };
}
