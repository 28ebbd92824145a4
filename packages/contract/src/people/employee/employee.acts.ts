export const employeeActs = ['employee.edit'] as const;
