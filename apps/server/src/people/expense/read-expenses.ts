import type { expensesQuery } from '@nukkad/contract/people/expense/expense.api';
import type { ExpenseAnswer, ExpenseRowAnswer } from '@nukkad/contract/people/expense/expense.model';
import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalCardAnswer } from '@nukkad/contract/people/approval/approval.model';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ExpenseDependencies } from './expense.interface.ts';
import { seesAllExpenses } from './expense.policy.ts';
import {
  type ExpenseBrief,
  type ExpenseFilter,
  type ExpenseTableRow,
  countExpenses,
  findExpense,
  listExpenseBriefs,
  listExpenseRows,
} from './expense.store.ts';
import { presentReceipt } from './receipt/receipt.presenter.ts';
import { listReceipts } from './receipt/receipt.store.ts';
import { paymentsOf } from './repay/payments-of.ts';

type Seeing = Pick<SignedInCall, 'viewer' | 'now'>;
type Asked = z.output<typeof expensesQuery>;

const presentRow = (
  row: ExpenseTableRow,
  request: ApprovalCardAnswer,
  brief: Pick<ExpenseBrief, 'title' | 'receipts'>,
): ExpenseRowAnswer => ({
  request,
  expenseCategoryId: row.expenseCategoryId,
  category: brief.title,
  day: row.spentOn,
  asked: row.askedPaise,
  metres: row.metres,
  receipts: brief.receipts,
  askedAt: row.createdAt.toISOString(),
});

async function presentRows(
  { approval }: ExpenseDependencies,
  reader: Reader,
  seeing: Seeing,
  rows: readonly ExpenseTableRow[],
): Promise<ExpenseRowAnswer[]> {
  const ids = rows.map(({ requestId }) => requestId);
  const [cards, briefs] = await Promise.all([
    approval.cards(reader, seeing, ids),
    listExpenseBriefs(reader, seeing.viewer.organisationId ?? '', ids),
  ]);
  const briefOf = new Map(briefs.map((one) => [one.requestId, one]));
  return rows.flatMap((row) => {
    const [card, brief] = [cards.get(row.requestId), briefOf.get(row.requestId)];
    return card && brief ? [presentRow(row, card, brief)] : [];
  });
}

function filterOf(viewer: Viewer, asked: Asked): ExpenseFilter {
  const isTeam = asked.whose === 'team';
  if (isTeam && !seesAllExpenses(viewer)) refuse(kernelErrors.forbidden);
  return {
    organisationId: viewer.organisationId ?? '',
    staffId: isTeam ? (asked.staffId ?? null) : viewer.staffId,
    status: asked.status ?? null,
    expenseCategoryId: asked.expenseCategoryId ?? null,
    fromDay: asked.fromDay ?? null,
    toDay: asked.toDay ?? null,
    q: asked.q ?? '',
  };
}

export async function listExpenses(
  deps: ExpenseDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<CountedPage<ExpenseRowAnswer>> {
  const { db } = deps.platform;
  const filter = filterOf(call.viewer, asked);
  // The owner of a business has no expenses of their own.
  if (asked.whose === 'own' && !filter.staffId) return { items: [], nextCursor: null };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listExpenseRows(db, filter, after, most),
    key: (row) => [row.createdAt, row.requestId],
    count: () => countExpenses(db, filter),
    items: (rows) => presentRows(deps, db, call, rows),
  });
}

async function linksOf(
  { booking, project, approval }: ExpenseDependencies,
  reader: Reader,
  { organisationId, bookingId, projectId, tripId }: ExpenseTableRow,
) {
  const [numbers, projects, trips] = await Promise.all([
    bookingId ? booking.bookingNumbers(reader, [bookingId]) : null,
    projectId ? project.getProjects(reader, [projectId]) : null,
    tripId ? approval.briefsOf(reader, organisationId, [tripId]) : null,
  ]);
  return {
    bookingId,
    booking: numbers?.get(bookingId ?? '') ?? null,
    projectId,
    project: projects?.get(projectId ?? '')?.title ?? null,
    tripId,
    trip: trips?.get(tripId ?? '')?.title ?? null,
  };
}

/** For its owner, its reviewers, and who sees all. */
export async function getExpense(
  deps: ExpenseDependencies,
  call: Seeing,
  { requestId }: { readonly requestId: string },
): Promise<ExpenseAnswer> {
  const { platform, approval } = deps;
  const { db } = platform;
  const [request, row] = await Promise.all([approval.find(db, call, requestId), findExpense(db, requestId)]);
  if (!request || !row) return refuse(approvalErrors.approval_not_found);
  const [[brief], receipts, { payments, held }, links] = await Promise.all([
    listExpenseBriefs(db, row.organisationId, [requestId]),
    listReceipts(db, requestId),
    paymentsOf(db, requestId),
    linksOf(deps, db, row),
  ]);
  const toPay = request.status === 'approved' ? (request.amount ?? 0) - request.paid - held : 0;
  const opening = { secret: platform.config.secret, userId: call.viewer.userId, now: call.now };
  return {
    ...presentRow(row, request, brief ?? { title: request.title, receipts: receipts.length }),
    isOwn: row.staffId === call.viewer.staffId,
    ratePerKm: row.ratePerKmPaise,
    files: receipts.map((one) => presentReceipt(one, opening)),
    payments,
    toPay,
    ...links,
    can: { pay: request.can.pay && toPay > 0 },
  };
}
