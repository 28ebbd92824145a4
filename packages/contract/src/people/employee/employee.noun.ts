import { defineErrors } from '../../kernel/errors.ts';

export const employeeErrors = defineErrors({
  employee_not_found: [404, 'Resource is not available'],
  employee_changed: [409, 'This employee was changed meanwhile. Check it and try again.'],
  employee_code_taken: [409, 'Another employee has this employee number.'],
  employee_department_unknown: [400, 'Choose one of your departments.'],
  employee_manager_unknown: [400, 'Choose an active team member as manager.'],
  employee_manager_circle: [409, 'Two people can’t report to each other. Choose another manager.'],
  employee_setting_there: [409, 'Employee numbers are set up already. Reload and change them.'],
  employee_setting_missing: [404, 'Employee numbers aren’t set up yet.'],
  employee_is_leaving: [409, 'This person is leaving. Change the last day under Leaving.'],
  employee_number_unknown: [400, 'No one in your team has this mobile number.'],
  employee_name_differs: [400, 'This number belongs to someone with another name. Check the row.'],
  employee_manager_unclear: [400, 'Several people have this name. Enter the manager’s mobile number.'],
  employee_days: [400, 'The last day can’t be before the first day.'],
  employee_days_earlier: [409, 'They worked here before until a later day. Choose a first day after it.'],
});

export const employeeActs = ['employee.edit', 'employee.add', 'employee_setting.set'] as const;
