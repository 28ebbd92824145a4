import { listEmployeePayments } from '@nukkad/contract/people/expense/employee-payment.api';
import * as api from '@nukkad/contract/people/expense/expense.api';
import { type Route, route } from '../../platform/http/route.ts';
import { addCategory, editCategory, listCategories } from './categories.ts';
import { addExpense, editExpense } from './claim-expense.ts';
import type { ExpenseDependencies } from './expense.interface.ts';
import { getExpense, listExpenses } from './read-expenses.ts';
import { addReceipts } from './receipt/add-receipts.ts';
import { getReading } from './receipt/get-reading.ts';
import { removeReceipt } from './receipt/remove-receipt.ts';
import { giveAdvance, listAdvances, returnAdvance } from './repay/advances.ts';
import { listEmployeePayments as readPayments } from './repay/list-payments.ts';
import { payOutside } from './repay/pay-outside.ts';

export const expenseRoutes = (deps: ExpenseDependencies): readonly Route[] => [
  route(api.listExpenseCategories, (call) => listCategories(deps, call, call.input.query)),
  route(api.addExpenseCategory, (call) => addCategory(deps, call, call.input.body)),
  route(api.editExpenseCategory, (call) => editCategory(deps, call, call.input.body)),
  route(api.listExpenses, (call) => listExpenses(deps, call, call.input.query)),
  route(api.getExpense, (call) => getExpense(deps, call, call.input.query)),
  route(api.addExpense, (call) => addExpense(deps, call, call.input.body)),
  route(api.editExpense, (call) => editExpense(deps, call, call.input.body)),
  route(api.withdrawExpense, (call) => deps.approval.withdraw(call, 'expense', call.input.query)),
  route(api.reviewExpense, (call) => deps.approval.decide(call, 'expense', call.input.body)),
  route(api.payExpense, async (call) => {
    await payOutside(deps, call, 'expense', call.input.body);
    return getExpense(deps, call, call.input.body);
  }),
  route(api.addReceipts, (call) => addReceipts(deps.platform, call)),
  route(api.getReceiptReading, (call) => getReading(deps.platform, call, call.input.query)),
  route(api.removeReceipt, (call) => removeReceipt(deps.platform, call, call.input.query)),
  route(listEmployeePayments, (call) => readPayments(deps, call, call.input.query)),
  route(api.listAdvances, (call) => listAdvances(deps, call, call.input.query)),
  route(api.giveAdvance, (call) => giveAdvance(deps, call, call.input.body)),
  route(api.returnAdvance, (call) => returnAdvance(deps, call, call.input.body)),
];
