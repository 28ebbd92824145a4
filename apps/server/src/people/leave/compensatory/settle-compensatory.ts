/** What a move of the request makes of the leave that was worked for. */
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { leaveErrors } from '@nukkad/contract/people/leave/leave.noun';
import { partOf } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ApprovalBrief, SettledMove } from '../../approval/index.ts';
import { openAccounts, writeEntries } from '../leave-account.store.ts';
import { findLeaveType } from '../leave-type.store.ts';
import type { LeaveDependencies } from '../leave.interface.ts';
import { isPaid } from './compensatory.rules.ts';
import {
  type CompensatoryRow,
  findCompensatory,
  listCompensatoryById,
  saveCompensatory,
} from './compensatory.store.ts';

/** Into the balance; answers the last day on which it can be taken. */
async function credit(
  { payroll }: LeaveDependencies,
  tx: Tx,
  { row: request, now }: SettledMove,
  { organisationId, staffId, leaveTypeId, halves, onDay, requestId }: CompensatoryRow,
): Promise<string> {
  if (isPaid(onDay, await payroll.confirmedTo(tx, organisationId, staffId)))
    refuse(leaveErrors.compensatory_paid);
  const type = await findLeaveType(tx, organisationId, leaveTypeId);
  if (!type?.isActive || type.expiresDays === null) return refuse(leaveErrors.compensatory_no_type);
  const asked = { organisationId, staffIds: [staffId], leaveTypeIds: [leaveTypeId] };
  await openAccounts(tx, partOf(request, asked));
  const entry = { staffId, leaveTypeId, kind: 'earned' as const, halves, period: null, requestId };
  await writeEntries(tx, partOf(request, { organisationId, entries: [entry], now }));
  return addDays(istDay(now), type.expiresDays);
}

export async function settleCompensatory(deps: LeaveDependencies, tx: Tx, moved: SettledMove): Promise<void> {
  const { verb, row: request } = moved;
  const row = await findCompensatory(tx, request.requestId);
  if (!row) return;
  const expiresOn = verb === 'approve' ? await credit(deps, tx, moved, row) : row.expiresOn;
  await saveCompensatory(tx, partOf(request, { ...row, expiresOn, status: request.status }));
}

/** What lists and messages say of it: how much leave for which day. */
export async function compensatoryBriefs(
  reader: Reader,
  organisationId: string,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, ApprovalBrief>> {
  const rows = await listCompensatoryById(reader, organisationId, requestIds);
  return new Map(
    rows.map(({ requestId, halves, note }) => [requestId, { title: '', note, halfDays: halves }]),
  );
}
