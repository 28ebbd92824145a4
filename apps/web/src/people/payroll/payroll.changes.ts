import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of a payroll and of its payment. */
export const payrollChanges: ChangeNames = {
  payrollMonth: (t) => t('changed.payrollMonth', 'Month'),
  payrollPeople: (t) => t('changed.payrollPeople', 'People'),
  netPay: (t) => t('changed.netPay', 'Net pay'),
  payrollDeductions: (t) => t('changed.payrollDeductions', 'Deductions'),
  payrollVersion: (t) => t('changed.payrollVersion', 'The payroll'),
  salaryPeople: (t) => t('changed.salaryPeople', 'People to pay'),
  salariesToPay: (t) => t('changed.salariesToPay', 'Amount to pay'),
};
