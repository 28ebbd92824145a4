import * as z from 'zod/mini';
import { id, text } from '../../kernel/schema.ts';

export const departmentId = id('Department');
/** An employee is a member of staff: the id of the membership. */
export const employeeId = id('Employee');

/** Departments of one organisation. */
export const mostDepartments = 100;

/** What is written of a department. */
export const departmentBody = z.object({
  name: text(80, 'As the business calls it.'),
  parentId: z
    .nullable(departmentId)
    .check(z.describe('What it is a part of; null: directly below the owner.')),
  headId: z.nullable(employeeId).check(z.describe('Who leads it; null: the owner.')),
});
export type DepartmentBody = z.output<typeof departmentBody>;

export const department = z.object({
  departmentId,
  name: z.string(),
  parentId: z.nullable(departmentId),
  head: z.nullable(z.object({ employeeId, fullName: z.string(), designation: z.string() })),
  people: z.int().check(z.describe('How many work in it now, without those of departments below it.')),
  version: z.int(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type Department = z.output<typeof department>;
export type DepartmentAnswer = z.input<typeof department>;
