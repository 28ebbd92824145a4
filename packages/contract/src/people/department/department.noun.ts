import { defineErrors } from '../../kernel/errors.ts';

export const departmentErrors = defineErrors({
  department_not_found: [404, 'Resource is not available'],
  department_changed: [409, 'This department was changed meanwhile. Check it and try again.'],
  department_name_taken: [409, 'You already have a department with this name.'],
  department_parent_unknown: [400, 'Choose another department to place it under.'],
  department_head_unknown: [400, 'Choose an active team member as head.'],
  department_circle: [409, 'A department can’t be below itself. Choose another one.'],
  department_in_use: [409, 'Move its people and sub-departments elsewhere first.'],
  department_limit: [409, 'Use at most 100 departments.'],
});

export const departmentActs = ['department.add', 'department.edit', 'department.remove'] as const;
