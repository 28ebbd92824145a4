/** What someone enters for one person and month, until the month is confirmed. */
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { addPayrollEntry as addCall } from '@nukkad/contract/people/payroll/payroll.api';
import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import { onlyOne } from '../../../platform/only-one.ts';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { nextCursor, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { mayWrite, organisationOf } from '../payroll.policy.ts';
import { findPayable } from '../structure/payable-person.ts';
import {
  type EntryRow,
  insertEntry,
  isMonthFrozen,
  listEntryRows,
  lockEntry,
  removeEntry,
} from './entry.store.ts';

type Body = EndpointParsed<typeof addCall>['body'];
type Shown = EndpointAnswer<typeof addCall>;

const rowOf = (body: Body, organisationId: string, by: string, now: Date): EntryRow => ({
  entryId: newId(),
  organisationId,
  staffId: body.staffId,
  month: body.month,
  kind: body.kind,
  halfDays: body.kind === 'unpaid_days' ? Math.round(body.days * 2) : null,
  minutes: body.kind === 'overtime' ? body.minutes : null,
  amountPaise: 'amount' in body ? body.amount : null,
  words: body.words,
  isRemoved: false,
  createdBy: by,
  createdAt: now,
});

async function presentEntries(
  { partner }: PayrollDependencies,
  reader: Reader,
  viewer: Viewer,
  rows: readonly EntryRow[],
): Promise<Shown[]> {
  const staff = await partner.getStaff(reader, [...new Set(rows.map(({ staffId }) => staffId))]);
  return rows.map((row) => ({
    payrollEntryId: row.entryId,
    staffId: row.staffId,
    fullName: staff.get(row.staffId)?.fullName ?? '',
    month: row.month,
    kind: row.kind,
    days: row.halfDays === null ? null : row.halfDays / 2,
    minutes: row.minutes,
    amount: row.amountPaise,
    words: row.words,
    can: {
      remove: mayWrite(viewer, row.organisationId) && staff.get(row.staffId)?.userId !== viewer.userId,
    },
  }));
}

export async function listPayrollEntries(
  deps: PayrollDependencies,
  { viewer }: SignedInCall,
  asked: {
    readonly month: string;
    readonly staffId?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page<Shown>> {
  const { db } = deps.platform;
  const { cursor, limit, ...of } = asked;
  const filter = { organisationId: organisationOf(viewer), ...of };
  const rows = await listEntryRows(db, filter, readInstantCursor(cursor), limit + 1);
  return {
    items: await presentEntries(deps, db, viewer, rows.slice(0, limit)),
    nextCursor: nextCursor(rows, limit, (row) => [row.createdAt.toISOString(), row.entryId]),
  };
}

export function addPayrollEntry(deps: PayrollDependencies, call: SignedInCall, body: Body): Promise<Shown> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    await findPayable(deps, tx, viewer, body.staffId);
    const row = authorize(rowOf(body, organisationId, viewer.userId, now), mayWrite(viewer, organisationId));
    if (await isMonthFrozen(tx, organisationId, body.month)) refuse(payrollErrors.payslip_frozen);
    await insertEntry(tx, row);
    const subject = { subjectKind: 'payroll_entry', subjectId: row.entryId };
    const detail = { staffId: row.staffId, month: row.month, kind: row.kind };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'payroll_entry.add', ...subject, detail });
    return onlyOne(await presentEntries(deps, tx, viewer, [row]));
  });
}

export function removePayrollEntry(
  deps: PayrollDependencies,
  call: SignedInCall,
  { payrollEntryId }: { readonly payrollEntryId: string },
): Promise<{ removed: true }> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    const found = await lockEntry(tx, organisationId, payrollEntryId);
    if (!found) return refuse(payrollErrors.payroll_entry_not_found);
    const row = authorize(found, mayWrite(viewer, organisationId));
    const staff = await deps.partner.getStaff(tx, [row.staffId]);
    if (staff.get(row.staffId)?.userId === viewer.userId) refuse(payrollErrors.salary_own);
    if (await isMonthFrozen(tx, organisationId, row.month)) refuse(payrollErrors.payslip_frozen);
    await removeEntry(tx, row);
    const subject = { subjectKind: 'payroll_entry', subjectId: row.entryId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'payroll_entry.remove', ...subject });
    return { removed: true };
  });
}
