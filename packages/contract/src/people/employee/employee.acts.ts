export const employeeActs = ['employee.edit', 'employee.add', 'employee_setting.set'] as const;
