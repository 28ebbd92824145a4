import { listSalaries } from '@nukkad/contract/people/payroll/payroll.api';
import type { LineKind, PayslipLine } from '@nukkad/contract/people/payroll/payroll.model';
import { type Sheet, said, sheet } from '../../platform/sheet/sheet.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import { monthText } from './returns/draw-payslip.ts';

const month = { value: (day: string, language: Language) => monthText(day, language) };
const sumOf = (
  row: { readonly lines: readonly PayslipLine[] },
  kind: LineKind,
  type: PayslipLine['type'] = 'DEDUCTION',
): number =>
  row.lines
    .filter((line) => line.kind === kind && line.type === type)
    .reduce((sum, { amount }) => sum + amount, 0);

/** The payroll register, a row for each payslip. */
export const payrollRegister: Sheet = sheet(listSalaries, {
  list: 'payroll_register',
  title: said('Payroll register', 'वेतन रजिस्टर'),
  permission: 'salary.view',
  columns: [
    { title: said('Month', 'महीना'), kind: 'text', of: (row, language) => monthText(row.month, language) },
    { title: said('Name', 'नाम'), kind: 'text', of: (row) => row.fullName },
    { title: said('Earnings', 'कमाई'), kind: 'rupees', of: (row) => row.gross },
    { title: said('Unpaid days', 'बिना वेतन के दिन'), kind: 'text', of: (row) => String(row.unpaidDays) },
    {
      title: said('Less for days', 'दिनों की कटौती'),
      kind: 'rupees',
      of: (row) => sumOf(row, 'unpaid_days') + sumOf(row, 'days_away'),
    },
    {
      title: said('Provident fund', 'भविष्य निधि'),
      kind: 'rupees',
      of: (row) => sumOf(row, 'provident_fund'),
    },
    {
      title: said('State insurance', 'राज्य बीमा'),
      kind: 'rupees',
      of: (row) => sumOf(row, 'state_insurance'),
    },
    {
      title: said('Professional tax', 'व्यवसाय कर'),
      kind: 'rupees',
      of: (row) => sumOf(row, 'professional_tax'),
    },
    { title: said('Income tax', 'आयकर'), kind: 'rupees', of: (row) => sumOf(row, 'income_tax') },
    { title: said('Deductions', 'कटौतियाँ'), kind: 'rupees', of: (row) => row.deductions },
    { title: said('Net pay', 'हाथ में वेतन'), kind: 'rupees', of: (row) => row.net },
    { title: said('Employer pays on top', 'नियोक्ता अलग से'), kind: 'rupees', of: (row) => row.employer },
    { title: said('Reference', 'संदर्भ'), kind: 'text', of: (row) => row.payment?.reference ?? null },
  ],
  filters: { month: { title: said('Month', 'महीना'), ...month } },
});
