import type { PayrollRunAnswer } from '@nukkad/contract/people/payroll/payroll.model';
import { onlyOne } from '../../../platform/only-one.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type Paid, sumPaid } from '../pay/payment.store.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { mayWrite } from '../payroll.policy.ts';
import { countUndecided } from './absence.store.ts';
import { withOwnChange } from './payslip.store.ts';
import type { RunRow } from './run.store.ts';
import { runTransitions } from './run.transitions.ts';

/** What is the same for everyone who may read it. */
export const presentRun = (row: RunRow) => ({
  runId: row.runId,
  month: row.month,
  status: row.status,
  version: row.version,
  people: row.people,
  peopleExpected: row.peopleExpected,
  gross: row.grossPaise,
  deductions: row.deductionsPaise,
  net: row.netPaise,
  employer: row.employerPaise,
  createdAt: row.createdAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
});

interface ForViewer {
  readonly viewer: Viewer;
  readonly isOwnChange: boolean;
  readonly undecided: number;
  readonly hasPayouts: boolean;
}

function canOf(
  row: RunRow,
  { viewer, isOwnChange, undecided, hasPayouts }: ForViewer,
): PayrollRunAnswer['can'] {
  const may = mayWrite(viewer, row.organisationId);
  const moves = runTransitions.movesOf(viewer, row);
  const isReady = row.people > 0 && undecided === 0;
  return {
    again: moves.again,
    confirm: moves.confirm && isReady && !isOwnChange,
    check: moves.check && isReady && isOwnChange,
    approve: moves.approve,
    sendBack: moves.sendBack,
    discard: moves.discard,
    pay: may && row.status === 'Confirmed',
    payout: may && row.status === 'Confirmed' && hasPayouts,
  };
}

const nothingPaid: Paid = { people: 0, amount: 0, failed: 0, underWay: 0 };

/** Runs as this viewer sees them. */
export async function presentRuns(
  deps: PayrollDependencies,
  reader: Reader,
  { viewer }: { readonly viewer: Viewer },
  rows: readonly RunRow[],
): Promise<PayrollRunAnswer[]> {
  const drafts = rows.filter(({ status }) => status === 'Draft');
  const leavers = rows.flatMap(({ staffId }) => staffId ?? []);
  const [paid, ownChanges, undecided, people] = await Promise.all([
    sumPaid(
      reader,
      rows.map(({ runId }) => runId),
    ),
    withOwnChange(
      reader,
      drafts.map(({ runId }) => runId),
      viewer.userId,
    ),
    countUndecided(
      reader,
      drafts.map(({ runId }) => runId),
    ),
    leavers.length > 0 ? deps.partner.getStaff(reader, [...new Set(leavers)]) : null,
  ]);
  const hasPayouts = deps.payout.gateway !== null;
  return rows.map((row) => ({
    ...presentRun(row),
    settlementOf:
      row.staffId === null
        ? null
        : { staffId: row.staffId, fullName: people?.get(row.staffId)?.fullName ?? '' },
    undecided: undecided.get(row.runId) ?? 0,
    paid: paid.get(row.runId) ?? nothingPaid,
    can: canOf(row, {
      viewer,
      isOwnChange: ownChanges.has(row.runId),
      undecided: undecided.get(row.runId) ?? 0,
      hasPayouts,
    }),
  }));
}

export async function presentOne(
  deps: PayrollDependencies,
  reader: Reader,
  call: { readonly viewer: Viewer },
  row: RunRow,
): Promise<PayrollRunAnswer> {
  return onlyOne(await presentRuns(deps, reader, call, [row]));
}
