export const departmentActs = ['department.add', 'department.edit', 'department.remove'] as const;
