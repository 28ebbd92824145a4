import { actsOf } from '../../kernel/act.ts';
import { payrollLifecycle, salaryPaymentLifecycle } from './payroll.lifecycle.ts';

export const payrollActs = [
  ...actsOf('payroll_run', payrollLifecycle),
  ...actsOf('salary_payment', salaryPaymentLifecycle),
  'salary_structure.write',
  'employee_salary.set',
  'payroll_profile.edit',
  'payroll_setting.edit',
  'payroll_absence.decide',
  'payroll_entry.add',
  'payroll_entry.remove',
] as const;
