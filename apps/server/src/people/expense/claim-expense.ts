import type {
  addExpense as addCall,
  editExpense as editCall,
} from '@nukkad/contract/people/expense/expense.api';
import { expenseErrors } from '@nukkad/contract/people/expense/expense.noun';
import type { ExpenseBody } from '@nukkad/contract/people/expense/expense.model';
import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalCardAnswer } from '@nukkad/contract/people/approval/approval.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { istDay } from '@nukkad/contract/kernel/time';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { RequestRow } from '../approval/index.ts';
import { type CategoryRow, findCategory } from './category.store.ts';
import type { ExpenseDependencies } from './expense.interface.ts';
import { ownPlace } from './expense.policy.ts';
import { claimRefusal, mileagePaise } from './expense.rules.ts';
import {
  type ExpenseTableRow,
  findExpense,
  insertExpense,
  lockClaims,
  saveExpense,
  sumOfMonth,
} from './expense.store.ts';
import { setReceipts } from './receipt/receipt.store.ts';

/** What is claimed; by distance the amount is ours, whatever was sent. */
function amountOf({ ratePerKmPaise }: CategoryRow, { amount, metres }: ExpenseBody) {
  if (ratePerKmPaise === null) {
    const entered = amount ?? refuse(expenseErrors.expense_amount_missing);
    return { amountPaise: entered, metres: null, ratePerKmPaise: null };
  }
  const far = metres ?? refuse(expenseErrors.expense_distance_missing);
  return { amountPaise: mileagePaise(far, ratePerKmPaise), metres: far, ratePerKmPaise };
}

/** What it was for belongs to the business. */
async function linksOf(
  { booking, project }: ExpenseDependencies,
  tx: Tx,
  organisationId: string,
  {
    bookingId = null,
    projectId = null,
  }: { bookingId?: string | undefined | null; projectId?: string | undefined | null },
) {
  if (bookingId && projectId) refuse(expenseErrors.expense_link_two);
  const owner = bookingId
    ? (await booking.briefs(tx, [bookingId])).get(bookingId)?.organisationId
    : projectId && (await project.getProjects(tx, [projectId])).get(projectId)?.organisationId;
  if ((bookingId ?? projectId) && owner !== organisationId) refuse(expenseErrors.expense_link_unknown);
  return { bookingId, projectId };
}

/** Of their own, and not over yet. */
async function mustBeOwnTrip(
  { trips }: ExpenseDependencies,
  tx: Tx,
  { organisationId, staffId }: ReturnType<typeof ownPlace>,
  tripId: string,
): Promise<void> {
  const trip = await trips.answers[0]?.(tx, tripId);
  const isOwn = trip?.organisationId === organisationId && trip.staffId === staffId;
  if (!isOwn || (trip.status !== 'pending' && trip.status !== 'approved'))
    refuse(expenseErrors.expense_trip_unknown);
}

/** As it would be written; refused where the category, its limits or the links say no. */
async function claimed(
  deps: ExpenseDependencies,
  tx: Tx,
  call: SignedInCall,
  body: ExpenseBody,
  requestId: string | null,
) {
  const whose = ownPlace(call.viewer);
  await lockClaims(tx, whose.staffId);
  const category = await findCategory(tx, whose.organisationId, body.expenseCategoryId);
  if (!category) return refuse(expenseErrors.expense_category_not_found);
  const amounts = amountOf(category, body);
  const { expenseCategoryId } = category;
  const monthPaise = await sumOfMonth(tx, { ...whose, expenseCategoryId, day: body.day, requestId });
  const refusal = claimRefusal(
    category,
    { day: body.day, amountPaise: amounts.amountPaise, receipts: body.receiptIds.length, monthPaise },
    istDay(call.now),
  );
  if (refusal) refuse(refusal);
  if (body.tripId) await mustBeOwnTrip(deps, tx, whose, body.tripId);
  return {
    ...whose,
    expenseCategoryId,
    spentOn: body.day,
    askedPaise: amounts.amountPaise,
    ...amounts,
    note: body.note ?? '',
    tripId: body.tripId ?? null,
    ...(await linksOf(deps, tx, whose.organisationId, body)),
  };
}

async function putReceipts(
  tx: Tx,
  request: Authorized<RequestRow>,
  receiptIds: readonly string[],
): Promise<void> {
  const { requestId, userId, organisationId } = request;
  const chosen = [...new Set(receiptIds)];
  const put = await setReceipts(tx, partOf(request, { requestId, userId, organisationId }), chosen);
  if (put < chosen.length) refuse(expenseErrors.expense_receipt_gone);
}

const wantedOf = ({ spentOn, amountPaise }: Pick<ExpenseTableRow, 'spentOn' | 'amountPaise'>) => ({
  startsOn: spentOn,
  endsOn: spentOn,
  amountPaise,
});

export function addExpense(
  deps: ExpenseDependencies,
  call: SignedInCall,
  body: EndpointParsed<typeof addCall>['body'],
): Promise<ApprovalCardAnswer> {
  return deps.platform.write(call, async (tx) => {
    const written = await claimed(deps, tx, call, body, null);
    const request = await deps.approval.ask(tx, call, 'expense', wantedOf(written));
    const { requestId } = request;
    await insertExpense(
      tx,
      partOf(request, { ...written, requestId, status: 'pending', createdAt: call.now }),
    );
    await putReceipts(tx, request, body.receiptIds);
    return deps.approval.get(tx, call, requestId);
  });
}

/** Before a reviewer acts, or again after a rejection. */
export function editExpense(
  deps: ExpenseDependencies,
  call: SignedInCall,
  { requestId, version, ...body }: EndpointParsed<typeof editCall>['body'],
): Promise<ApprovalCardAnswer> {
  return deps.platform.write(call, async (tx) => {
    const seen = await deps.approval.get(tx, call, requestId);
    const verb = seen.status === 'rejected' ? 'resubmit' : 'edit';
    const before = (await findExpense(tx, requestId)) ?? refuse(approvalErrors.approval_not_found);
    // Who may not is refused for that, before what was entered is looked at.
    if (!seen.can.edit && !seen.can.resubmit)
      await deps.approval.rewrite(tx, call, 'expense', verb, { requestId, version, ...wantedOf(before) });
    const written = await claimed(deps, tx, call, body, requestId);
    const key = { requestId, version, ...wantedOf(written) };
    const request = await deps.approval.rewrite(tx, call, 'expense', verb, key);
    await saveExpense(tx, partOf(request, { ...before, ...written, status: 'pending' as const }));
    await putReceipts(tx, request, body.receiptIds);
    return deps.approval.get(tx, call, requestId);
  });
}
