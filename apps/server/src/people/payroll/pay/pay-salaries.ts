import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { istDay } from '@nukkad/contract/kernel/time';
import {
  confirmsSalaries,
  type paySalaries as payCall,
  seenOfSalaries,
} from '@nukkad/contract/people/payroll/payroll.api';
import { payrollErrors, payrollLifecycle } from '@nukkad/contract/people/payroll/payroll.noun';
import type { PayrollRunAnswer } from '@nukkad/contract/people/payroll/payroll.model';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { organisationOf } from '../payroll.policy.ts';
import { presentOne } from '../run/present-run.ts';
import { type RunRow, findRun, lockRun } from '../run/run.store.ts';
import { runTransitions } from '../run/run.transitions.ts';
import { postPaid } from './books.store.ts';
import { finishRun } from './finish-run.ts';
import { payExtras } from './pay-extras.ts';
import { type PaymentRow, type ToPay, insertPayments, listToPay } from './payment.store.ts';
import { paymentTransitions } from './payment.transitions.ts';

type Body = EndpointParsed<typeof payCall>['body'];

const sumOf = (toPay: readonly ToPay[]) => ({
  people: toPay.length,
  amount: toPay.reduce((sum, { netPaise }) => sum + netPaise, 0),
});

/** What the screen shows before it pays. */
export async function getSalariesToPay(
  deps: PayrollDependencies,
  { viewer }: SignedInCall,
  { runId, staffIds }: { readonly runId: string; readonly staffIds?: string | undefined },
) {
  const { db } = deps.platform;
  const run = await findRun(db, organisationOf(viewer), runId);
  if (!run) return refuse(payrollErrors.payroll_not_found);
  const some = staffIds?.split(',').filter((one) => /^[0-9a-f-]{36}$/.test(one)) ?? null;
  const [toPay, balance] = await Promise.all([
    listToPay(db, runId, some),
    deps.payout.gateway ? deps.payout.dueTo(db, run.organisationId) : null,
  ]);
  return { ...sumOf(toPay), balance };
}

function rowOf(
  run: RunRow,
  { payslipId, staffId, netPaise }: ToPay,
  body: Body,
  call: SignedInCall,
): PaymentRow {
  const { viewer, now } = call;
  const isPayout = body.method === 'payout';
  return {
    paymentId: newId(),
    payslipId,
    runId: run.runId,
    organisationId: run.organisationId,
    staffId,
    month: run.month,
    isSettlement: run.staffId !== null,
    status: isPayout ? 'PENDING' : 'PAID',
    version: 1,
    amountPaise: netPaise,
    method: body.method,
    reference: isPayout ? '' : (body.reference ?? ''),
    paidOn: isPayout ? null : istDay(now),
    provider: null,
    checkId: null,
    fundAccountId: null,
    providerPayoutId: null,
    failure: null,
    paidBy: viewer.userId,
    createdAt: now,
    settledAt: isPayout ? null : now,
  };
}

/** The balance covers them, and each has an account. What is due is locked, so that no other payment takes it. */
async function reserve(
  deps: PayrollDependencies,
  tx: Tx,
  run: RunRow,
  toPay: readonly ToPay[],
): Promise<void> {
  const { payout, banks } = deps;
  if (!payout.gateway) refuse(payrollErrors.salary_no_payouts);
  const staffIds = toPay.map(({ staffId }) => staffId);
  const known = (await banks.answers[0]?.(tx, run.organisationId, staffIds)) ?? new Map<string, never>();
  if (staffIds.some((one) => !known.has(one))) refuse(payrollErrors.salary_no_bank);
  await deps.partner.holdStatus(tx, run.organisationId);
  if ((await payout.lockDueTo(tx, run.organisationId)) < sumOf(toPay).amount)
    refuse(payrollErrors.salary_balance_low);
}

async function post(deps: PayrollDependencies, tx: Tx, row: PaymentRow, now: Date): Promise<void> {
  await deps.ledger.post(tx, {
    kind: 'salary_reserved',
    eventId: row.paymentId,
    bookingId: null,
    postedAt: now,
    ...deps.ledger.postSalary.reserved(row.organisationId, row.amountPaise),
  });
}

async function write(
  deps: PayrollDependencies,
  tx: Tx,
  call: SignedInCall,
  rows: readonly PaymentRow[],
  isPayout: boolean,
): Promise<void> {
  const { viewer, now } = call;
  const verb = isPayout ? ('request' as const) : ('mark' as const);
  const allowed = rows.map((row) => paymentTransitions.allowNew(viewer, verb, row));
  if (
    !(await insertPayments(
      tx,
      allowed.map(({ row }) => row),
    ))
  )
    refuse(payrollErrors.salary_paid_already);
  for (const one of allowed) await paymentTransitions.begin(tx, one, { now });
  if (isPayout) for (const row of rows) await post(deps, tx, row, now);
  else {
    const permits = allowed.map(({ row }) => row);
    await postPaid(tx, permits, 'paid', now);
    await payExtras(deps, tx, permits, now);
  }
}

/** Marked as paid with a reference, or sent by payout: each person of a month once, whatever races. */
export function paySalaries(
  deps: PayrollDependencies,
  call: SignedInCall,
  body: Body,
): Promise<PayrollRunAnswer> {
  const { viewer } = call;
  const { runId, method, reference, seen } = body;
  const isPayout = method === 'payout';
  return deps.platform.write(call, async (tx) => {
    const run = runTransitions.seen(viewer, await lockRun(tx, runId));
    // Who may not pay at all is told so before what they saw is compared.
    paymentTransitions.allowNew(viewer, paymentTransitions.verb.mark, {
      organisationId: run.organisationId,
      status: 'PAID' as const,
    });
    if (!canMove(payrollLifecycle, 'finish', run.status))
      refuse(run.status === 'Paid' ? payrollErrors.salary_paid_already : payrollErrors.payroll_moved_on, {
        present: run.status,
      });
    const toPay = await listToPay(tx, runId, body.staffIds ?? null);
    if (body.staffIds && toPay.length < new Set(body.staffIds).size)
      refuse(payrollErrors.salary_paid_already);
    confirmSeen(confirmsSalaries, seen, seenOfSalaries(sumOf(toPay)));
    if (toPay.length === 0) refuse(payrollErrors.salary_nothing_to_pay);
    if (!isPayout && method !== 'cash' && !reference) refuse(payrollErrors.salary_reference_missing);
    if (isPayout) await reserve(deps, tx, run, toPay);
    const rows = toPay.map((one) => rowOf(run, one, body, call));
    await write(deps, tx, call, rows, isPayout);
    return presentOne(deps, tx, call, await finishRun(deps, tx, run));
  });
}
