import { expenseErrors } from '@nukkad/contract/people/expense/expense.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type {
  ExpenseDependencies,
  ExpenseInterfaces,
  ExpenseInterface,
  TripOf,
} from './expense.interface.ts';
import { expenseNotices } from './expense.notices.ts';
import { expensePersonal, countOpenOfTrip, listExpenseBriefs, listOfTrip } from './expense.store.ts';
import { expenseRoutes } from './expense.routes.ts';
import { employeePaymentSheet, expenseSheet } from './expense.sheets.ts';
import { receiptFolder } from './receipt/add-receipts.ts';
import { receiptRecords } from './receipt/receipt-records.ts';
import { listKnownReceipts } from './receipt/receipt.store.ts';
import { sweepUnsentReceipts } from './receipt/remove-receipt.ts';
import { leftOf, listOpenAdvances } from './repay/advance.store.ts';
import { openMoneyOf } from './repay/open-money.ts';
import { payOutside } from './repay/pay-outside.ts';
import { salaryLines } from './repay/pay-with-salary.ts';
import { paymentsOf } from './repay/payments-of.ts';
import { recoverAdvances } from './repay/recover-advances.ts';
import { sumHeld } from './repay/reimbursement.store.ts';
import { settleExpense } from './settle-expense.ts';

export type { ExpenseInterface } from './expense.interface.ts';

/** What employees paid for the business, what they were given in advance, and how both are settled. */
export function createExpenseDomain(platform: Platform, parts: ExpenseInterfaces): Domain & ExpenseInterface {
  const trips = extensionPoint<TripOf>('expense.trips');
  const deps: ExpenseDependencies = { platform, ...parts, trips };
  return {
    name: 'expense',
    routes: expenseRoutes(deps),
    notices: expenseNotices(deps),
    personal: expensePersonal,
    sheets: [expenseSheet, employeePaymentSheet],
    keptFiles: [{ prefixes: [receiptFolder], listKnown: listKnownReceipts }],
    cron: [{ name: 'expense.sweep_receipts', match: '17 3 * * *', run: () => sweepUnsentReceipts(platform) }],
    constraints: {
      expense_category_name: expenseErrors.expense_category_name_taken,
      expense_advance_covered: expenseErrors.advance_return_more,
    },
    trips,
    listOfTrip,
    countOpenOfTrip,
    paymentsOf,
    openMoneyOf: (reader, of) => openMoneyOf(deps, reader, of),
    openAdvances: async (reader, organisationId, staffIds) =>
      (await listOpenAdvances(reader, organisationId, staffIds)).map((row) => ({
        advanceId: row.advanceId,
        staffId: row.staffId,
        givenOn: row.givenOn,
        left: leftOf(row),
      })),
    recoverAdvances,
    isHeld: async (reader, requestId) => (await sumHeld(reader, requestId)) > 0,
    payOutside: (call, kind, body) => payOutside(deps, call, kind, body),
    extensions: [
      parts.drive.records.answeredBy(receiptRecords(deps)),
      parts.payroll.extras.answeredBy(salaryLines(deps)),
      parts.approval.kinds.answeredBy({
        kind: 'expense',
        briefs: async (reader, organisationId, ids) =>
          new Map(
            (await listExpenseBriefs(reader, organisationId, ids)).map(({ requestId, title, note }) => [
              requestId,
              { title, note, halfDays: null },
            ]),
          ),
        settle: (tx, moved) => settleExpense(deps, tx, moved),
      }),
    ],
  };
}

export const expense = domainOn({
  needs: ['approval', 'booking', 'drive', 'partner', 'payroll', 'project'],
  create: createExpenseDomain,
});
