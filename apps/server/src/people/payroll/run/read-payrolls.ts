import type { Page } from '@nukkad/contract/kernel/page';
import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { getPayroll as getCall } from '@nukkad/contract/people/payroll/payroll.api';
import type { PayrollRunAnswer } from '@nukkad/contract/people/payroll/payroll.model';
import * as z from 'zod/mini';
import { nextCursor, readCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listBooks } from '../pay/books.store.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { organisationOf } from '../payroll.policy.ts';
import { changesOf } from './changes.rules.ts';
import { countComings, countWarnings, sumLines } from './payslip.store.ts';
import { presentOne, presentRuns } from './present-run.ts';
import { findRun, findRunBefore, listRunRows } from './run.store.ts';

const dayAndId = z.tuple([z.iso.date(), z.uuid()]);

export async function listPayrolls(
  deps: PayrollDependencies,
  { viewer }: SignedInCall,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<PayrollRunAnswer>> {
  const { db } = deps.platform;
  const key = readCursor(cursor, dayAndId);
  const rows = await listRunRows(db, organisationOf(viewer), key && { month: key[0], id: key[1] }, limit + 1);
  return {
    items: await presentRuns(deps, db, { viewer }, rows.slice(0, limit)),
    nextCursor: nextCursor(rows, limit, (row) => [row.month, row.runId]),
  };
}

export async function getPayroll(
  deps: PayrollDependencies,
  { viewer }: SignedInCall,
  { runId }: { readonly runId: string },
): Promise<EndpointAnswer<typeof getCall>> {
  const { db } = deps.platform;
  const row = await findRun(db, organisationOf(viewer), runId);
  if (!row) return refuse(payrollErrors.payroll_not_found);
  const before = row.staffId === null ? await findRunBefore(db, row) : null;
  const [run, lines, linesBefore, comings, warnings, books, balance] = await Promise.all([
    presentOne(deps, db, { viewer }, row),
    sumLines(db, runId),
    before ? sumLines(db, before.runId) : [],
    countComings(db, runId, before?.runId ?? null),
    countWarnings(db, runId),
    listBooks(db, runId),
    deps.payout.gateway ? deps.payout.dueTo(db, row.organisationId) : null,
  ]);
  return {
    ...run,
    warnings: [...warnings],
    before: before && { people: before.people, net: before.netPaise },
    joined: before ? comings.joined : 0,
    left: comings.left,
    changes: before ? [...changesOf(linesBefore, lines)] : [],
    byKind: lines.map(({ name, type, amount }) => ({ name, type, amount })),
    books: [...books],
    balance,
  };
}
