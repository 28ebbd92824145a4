import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import type {
  EmployeePaymentAnswer,
  listEmployeePayments as listCall,
} from '@nukkad/contract/people/expense/employee-payment.api';
import type { ApprovalCardAnswer } from '@nukkad/contract/people/approval/approval.model';
import { nextCursor, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { withTotal } from '../../../platform/http/total.ts';
import { type Viewer, hasPermission } from '../../../platform/viewer.ts';
import type { ExpenseDependencies } from '../expense.interface.ts';
import { organisationSeen, seesAllExpenses } from '../expense.policy.ts';
import { type PaymentRow, countPayments, listPayments, sumsOfMonth } from './payment-list.store.ts';

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

function present(row: PaymentRow, card: ApprovalCardAnswer, viewer: Viewer): EmployeePaymentAnswer {
  const isTrip = card.kind === 'travel';
  return {
    paymentId: row.reimbursementId,
    paidAt: row.paidAt.toISOString(),
    employee: card.employee,
    kind: isTrip ? 'travel' : 'expense',
    title: card.title,
    requestId: card.requestId,
    method: row.method,
    reference: row.reference,
    amount: row.amountPaise,
    canOpen: isTrip ? hasPermission(viewer, 'travel.view') : seesAllExpenses(viewer),
  };
}

/** What was paid back in a month; what confirmed salaries still hold is not paid. */
export async function listEmployeePayments(
  { platform: { db }, approval }: ExpenseDependencies,
  { viewer, now }: SignedInCall,
  { month = monthOf(istDay(now)), way, cursor, limit, count }: EndpointParsed<typeof listCall>['query'],
): Promise<EndpointAnswer<typeof listCall>> {
  const filter = {
    organisationId: organisationSeen(viewer),
    from: istInstant(month),
    to: istInstant(monthOf(addDays(month, 32))),
    way: way ?? null,
  };
  const [rows, sums, counted] = await Promise.all([
    listPayments(db, filter, readInstantCursor(cursor), limit + 1),
    sumsOfMonth(db, filter),
    count ? countPayments(db, filter) : null,
  ]);
  const shown = rows.slice(0, limit);
  const ids = [...new Set(shown.map(({ requestId }) => requestId))];
  const cards = await approval.cards(db, { viewer, now }, ids);
  return {
    items: shown.flatMap((row) => {
      const card = cards.get(row.requestId);
      return card ? [present(row, card, viewer)] : [];
    }),
    nextCursor: nextCursor(rows, limit, (row) => [row.paidAt.toISOString(), row.reimbursementId]),
    ...withTotal(counted),
    sums,
  };
}
