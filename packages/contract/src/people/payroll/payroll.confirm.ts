/** What is seen when a payroll is confirmed and when salaries are paid. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { PayrollRun } from './payroll.model.ts';

export const confirmsPayroll = confirmation('payroll', {
  payrollMonth: 'text',
  payrollPeople: 'count',
  netPay: 'money',
  payrollDeductions: 'money',
  payrollVersion: 'version',
});

export const seenOfPayroll = ({
  month,
  people,
  net,
  deductions,
  version,
}: Pick<PayrollRun, 'month' | 'people' | 'net' | 'deductions' | 'version'>): Seen<
  typeof confirmsPayroll
> => ({
  payrollMonth: month,
  payrollPeople: people,
  netPay: net,
  payrollDeductions: deductions,
  payrollVersion: version,
});

export const confirmsSalaries = confirmation('salaries', { salaryPeople: 'count', salariesToPay: 'money' });

export const seenOfSalaries = (toPay: {
  readonly people: number;
  readonly amount: number;
}): Seen<typeof confirmsSalaries> => ({ salaryPeople: toPay.people, salariesToPay: toPay.amount });
