import { actsOf } from '../../kernel/act.ts';
import { employeeBankLifecycle } from './employee-bank.lifecycle.ts';

export const employeeFileActs = [
  'employee_file.edit',
  'employee_file.add_document',
  'employee_file.remove_document',
  ...actsOf('employee_bank', employeeBankLifecycle),
] as const;
