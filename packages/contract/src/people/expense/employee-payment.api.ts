/** What a business paid its people back, month by month; a call of the project. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { instant, paise } from '../../kernel/schema.ts';
import { requestId } from '../approval/approval.model.ts';
import { firstOfMonth } from '../payroll/salary-structure.model.ts';
import { repaymentMethods } from './expense.model.ts';

/** Out of money that was given before, with a salary, or by itself. */
export const paymentWays = ['outside', 'salary', 'advance'] as const;
export type PaymentWay = (typeof paymentWays)[number];

export const employeePayment = z.object({
  paymentId: z.uuid(),
  paidAt: instant(),
  employee: z.object({ staffId: z.uuid(), fullName: z.string() }),
  kind: z.enum(['expense', 'travel']),
  title: z.string().check(z.describe('The expense category, or where the trip went.')),
  requestId,
  method: z.enum(repaymentMethods),
  reference: z.string(),
  amount: paise(),
  canOpen: z.boolean().check(z.describe('Whether the caller may read the expense or the trip.')),
});
export type EmployeePayment = z.output<typeof employeePayment>;
export type EmployeePaymentAnswer = z.input<typeof employeePayment>;

export const employeePaymentsQuery = z.object({
  ...countedPageQuery,
  month: z
    .optional(firstOfMonth)
    .check(z.describe('Paid in this month; the present one where it is left out.')),
  way: z.optional(z.enum(paymentWays, 'Choose one of the list.')),
});

export const listEmployeePayments = endpoint('GET /user/expenses/payments', {
  summary: 'Expenses and trips that were paid back to employees in a month, the newest first, with sums',
  tag: 'Expenses',
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    permission: 'payments.view',
    scope: 'the own organisation',
  },
  query: employeePaymentsQuery,
  response: z.object({
    ...countedPageOf(employeePayment).shape,
    sums: z
      .object({
        outside: paise('Paid by bank, UPI, cash or cheque.'),
        salary: paise('Paid with salaries.'),
        advance: paise('Set off against advances, which were paid before.'),
      })
      .check(z.describe('Of the whole month, whatever is filtered.')),
  }),
});
