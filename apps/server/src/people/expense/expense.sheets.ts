import { listEmployeePayments } from '@nukkad/contract/people/expense/employee-payment.api';
import { listExpenses } from '@nukkad/contract/people/expense/expense.api';
import { type Sheet, fromDay, inWords, said, searched, sheet, toDay } from '../../platform/sheet/sheet.ts';
import { monthIn } from '../../platform/spoken.rules.ts';

const states = {
  pending: said('Pending', 'लंबित'),
  approved: said('Approved', 'मंज़ूर'),
  rejected: said('Rejected', 'नामंज़ूर'),
  Cancelled: said('Cancelled', 'रद्द'),
  Completed: said('Paid', 'भुगतान हुआ'),
} as const;
const stateWords = inWords(states);

/** The office's list of expenses, a row for each. */
export const expenseSheet: Sheet = sheet(listExpenses, {
  list: 'expenses',
  title: said('Expenses', 'ख़र्च'),
  columns: [
    { title: said('Day', 'दिन'), kind: 'day', of: (row) => row.day },
    { title: said('Name', 'नाम'), kind: 'text', of: (row) => row.request.employee.fullName },
    { title: said('Category', 'श्रेणी'), kind: 'text', of: (row) => row.category },
    { title: said('For what', 'किस लिए'), kind: 'text', of: (row) => row.request.note },
    {
      title: said('Kilometres', 'किलोमीटर'),
      kind: 'text',
      of: (row) => (row.metres === null ? null : String(row.metres / 1_000)),
    },
    { title: said('Asked', 'माँगी राशि'), kind: 'rupees', of: (row) => row.asked },
    {
      title: said('Approved', 'मंज़ूर राशि'),
      kind: 'rupees',
      of: ({ request }) =>
        request.status === 'approved' || request.status === 'Completed' ? request.amount : null,
    },
    { title: said('Paid', 'भुगतान'), kind: 'rupees', of: (row) => row.request.paid },
    {
      title: said('Status', 'स्थिति'),
      kind: 'text',
      of: (row, language) => stateWords(row.request.status, language),
    },
    { title: said('Receipts', 'रसीदें'), kind: 'whole', of: (row) => row.receipts },
    { title: said('Reason', 'कारण'), kind: 'text', of: (row) => row.request.reason },
  ],
  filters: {
    status: { title: said('Status', 'स्थिति'), value: stateWords },
    fromDay,
    toDay,
    q: searched,
  },
});

const methods = {
  salary: said('With the salary', 'वेतन के साथ'),
  advance: said('Out of an advance', 'अग्रिम से'),
  bank: said('Bank transfer', 'बैंक ट्रांसफ़र'),
  upi: said('UPI', 'UPI'),
  cash: said('Cash', 'नकद'),
  cheque: said('Cheque', 'चेक'),
} as const;
const methodWords = inWords(methods);
const ways = {
  outside: said('Paid separately', 'अलग से चुकाया'),
  salary: methods.salary,
  advance: methods.advance,
} as const;

/** What was paid back to employees in a month, a row for each payment. */
export const employeePaymentSheet: Sheet = sheet(listEmployeePayments, {
  list: 'employee_payments',
  title: said('Payments to employees', 'कर्मचारियों को भुगतान'),
  columns: [
    { title: said('Paid', 'भुगतान'), kind: 'moment', of: (row) => row.paidAt },
    { title: said('Name', 'नाम'), kind: 'text', of: (row) => row.employee.fullName },
    { title: said('For', 'किस लिए'), kind: 'text', of: (row) => row.title },
    { title: said('How', 'कैसे'), kind: 'text', of: (row, language) => methodWords(row.method, language) },
    { title: said('Reference', 'संदर्भ'), kind: 'text', of: (row) => row.reference },
    { title: said('Amount', 'राशि'), kind: 'rupees', of: (row) => row.amount },
  ],
  filters: {
    month: {
      title: said('Month', 'महीना'),
      value: (month, language) => monthIn(language, month.slice(0, 7)),
    },
    way: { title: said('How', 'कैसे'), value: inWords(ways) },
  },
});
