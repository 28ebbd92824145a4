import type { CountedPage } from '@nukkad/contract/kernel/page';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { istDay } from '@nukkad/contract/kernel/time';
import type { ApprovalCardAnswer } from '@nukkad/contract/people/approval/approval.model';
import type { loansQuery } from '@nukkad/contract/people/loan/loan.api';
import { loanErrors } from '@nukkad/contract/people/loan/loan.noun';
import type { LoanAnswer, LoanRowAnswer as Shown } from '@nukkad/contract/people/loan/loan.model';
import type * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import type { LoanDependencies } from './loan.interface.ts';
import { isOwnLoan, mayGiveLoans, seesAllLoans, seesLoan } from './loan.policy.ts';
import { type Planned, addMonths, leftOf, monthOf, planFrom } from './loan.rules.ts';
import { type LoanEntryRow, listLoanEntries } from './loan-entry.store.ts';
import { loanTransitions } from './loan.transitions.ts';
import { type LoanRow, countLoans, findLoan, lastInstalments, listLoanRows } from './loan.store.ts';

type Seeing = Pick<SignedInCall, 'viewer' | 'now'>;

/** The months to come: from the present one on, and after the last one that a salary paid. */
const planAfter = (row: LoanRow, last: string | undefined, now: Date): readonly Planned[] => {
  const present = monthOf(istDay(now));
  const next = last === undefined ? present : addMonths(last, 1);
  const hasPlan = row.status === 'running' || row.status === 'agreed' || row.status === 'asked';
  return hasPlan ? planFrom(row, next > present ? next : present) : [];
};

export const planOf = async (reader: Reader, row: LoanRow, now: Date): Promise<readonly Planned[]> =>
  planAfter(row, (await lastInstalments(reader, [row.loanId])).get(row.loanId), now);

function presentRow(row: LoanRow, fullName: string, plan: readonly Planned[]): Shown {
  const next = row.status === 'running' ? plan.find(({ amount }) => amount > 0) : undefined;
  const isGiven = row.status === 'running' || row.status === 'closed';
  return {
    loanId: row.loanId,
    employee: { staffId: row.staffId, fullName },
    status: row.status,
    amount: row.amountPaise,
    instalments: row.instalments,
    yearlyPercent: row.rateHundredths / 100,
    firstMonth: row.firstMonth,
    left: isGiven ? leftOf(row) : 0,
    next: next ? { month: next.month, amount: next.amount } : null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

const presentEntry = (row: LoanEntryRow): LoanAnswer['entries'][number] => ({
  kind: row.kind,
  amount: row.amountPaise,
  month: row.month,
  day: row.onDay,
  method: row.method,
  reference: row.reference,
  left: row.leftPaise,
});

function canOf(viewer: Viewer, row: LoanRow): LoanAnswer['can'] {
  const { hand_over: handOver, drop, pause, repay } = loanTransitions.movesOf(viewer, row);
  return { handOver, drop, pause, repay };
}

async function presentWith(
  { partner }: LoanDependencies,
  reader: Reader,
  { viewer, now }: Seeing,
  row: LoanRow,
  request: ApprovalCardAnswer | null,
): Promise<LoanAnswer> {
  const [staff, plan, entries] = await Promise.all([
    partner.getStaff(reader, [row.staffId]),
    planOf(reader, row, now),
    listLoanEntries(reader, row.loanId),
  ]);
  return {
    ...presentRow(row, staff.get(row.staffId)?.fullName ?? '', plan),
    isOwn: isOwnLoan(viewer, row),
    note: row.note,
    givenOn: row.givenOn,
    method: row.method,
    reference: row.reference,
    request,
    paidBack: row.repaidPaise,
    interestPaid: row.interestPaidPaise,
    plan: [...plan],
    entries: entries.map(presentEntry),
    can: canOf(viewer, row),
  };
}

/** As it is after a verb of this viewer. */
export const presentLoan = async (deps: LoanDependencies, reader: Reader, seeing: Seeing, row: LoanRow) =>
  presentWith(
    deps,
    reader,
    seeing,
    row,
    row.isAsked ? await deps.approval.find(reader, seeing, row.loanId) : null,
  );

/** For its owner, its reviewers, and who sees salaries. */
export async function getLoan(
  deps: LoanDependencies,
  call: Seeing,
  { loanId }: { readonly loanId: string },
): Promise<LoanAnswer> {
  const { db } = deps.platform;
  const row = await findLoan(db, { organisationId: organisationOf(call.viewer), loanId });
  const request = row?.isAsked ? await deps.approval.find(db, call, loanId) : null;
  if (!row || (!request && !seesLoan(call.viewer, row))) return refuse(loanErrors.loan_not_found);
  return presentWith(deps, db, call, row, request);
}

function filterOf(viewer: Viewer, asked: z.output<typeof loansQuery>) {
  const isTeam = asked.whose === 'team';
  if (isTeam && !seesAllLoans(viewer)) refuse(kernelErrors.forbidden);
  return {
    organisationId: organisationOf(viewer),
    staffId: isTeam ? (asked.staffId ?? null) : viewer.staffId,
    status: asked.status ?? null,
  };
}

export async function listLoans(
  deps: LoanDependencies,
  { viewer, now }: SignedInCall,
  asked: z.output<typeof loansQuery>,
): Promise<CountedPage<Shown> & { can: { give: boolean; ask: boolean } }> {
  const { db } = deps.platform;
  const filter = filterOf(viewer, asked);
  const can = { give: mayGiveLoans(viewer), ask: viewer.role === 'subUser' && viewer.staffId !== null };
  if (asked.whose === 'own' && !filter.staffId) return { items: [], nextCursor: null, can };
  const page = await listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listLoanRows(db, filter, after, most),
    key: (row) => [row.createdAt, row.loanId],
    count: () => countLoans(db, filter),
    items: async (rows) => {
      const [staff, last] = await Promise.all([
        deps.partner.getStaff(db, [...new Set(rows.map(({ staffId }) => staffId))]),
        lastInstalments(
          db,
          rows.map(({ loanId }) => loanId),
        ),
      ]);
      return rows.map((row) =>
        presentRow(row, staff.get(row.staffId)?.fullName ?? '', planAfter(row, last.get(row.loanId), now)),
      );
    },
  });
  return { ...page, can };
}
