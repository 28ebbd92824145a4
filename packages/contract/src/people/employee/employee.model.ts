import * as z from 'zod/mini';
import { day, text } from '../../kernel/schema.ts';
import { newStaff } from '../../identity/staff/staff.model.ts';
import { departmentId, employeeId } from '../department/department.model.ts';

export { employeeId } from '../department/department.model.ts';

/** Whether they work: the notice runs until the last day. */
export const workStates = ['working', 'notice', 'left'] as const;
export type WorkState = (typeof workStates)[number];

/** What the office writes of a person's place at work. */
export const placementBody = z.object({
  employeeCode: z.nullable(text(20, 'By which the business knows them, e.g. E-042.')),
  departmentId: z.nullable(departmentId),
  managerId: z
    .nullable(employeeId)
    .check(z.describe('To whom they report; null: the head of the department, else the owner.')),
  joinedOn: day('First day of work.'),
  lastDayOn: z.nullable(day('Last day of work.')).check(z.describe('Null: none is known.')),
});
export type PlacementBody = z.output<typeof placementBody>;

/** Who is to join, and the place at work they will have. */
export const newEmployee = z.object({
  ...newStaff.shape,
  employeeCode: placementBody.shape.employeeCode,
  departmentId: placementBody.shape.departmentId,
  managerId: placementBody.shape.managerId,
  joinedOn: placementBody.shape.joinedOn,
});
export type NewEmployee = z.output<typeof newEmployee>;

const person = z.object({ employeeId, fullName: z.string() });

/** An employee in a list. */
export const employeeCard = z.object({
  employeeId,
  fullName: z.string(),
  designation: z.string(),
  isProfessional: z.boolean(),
  employeeCode: z.nullable(z.string()),
  department: z.nullable(z.object({ departmentId, name: z.string() })),
  manager: z.nullable(person),
  joinedOn: z.string(),
  lastDayOn: z.nullable(z.string()),
  workState: z.enum(workStates),
});
export type EmployeeCard = z.output<typeof employeeCard>;
export type EmployeeCardAnswer = z.input<typeof employeeCard>;

/** A person in the organisation chart. */
export const chartPerson = z.object({
  employeeId,
  fullName: z.string(),
  designation: z.string(),
  department: z.nullable(z.string()),
  managerId: z
    .nullable(employeeId)
    .check(
      z.describe(
        'Who decides on their requests: the manager, or the head of the department; null: the owner.',
      ),
    ),
});
export type ChartPerson = z.output<typeof chartPerson>;
export type ChartPersonAnswer = z.input<typeof chartPerson>;

/** The file of an employee. */
export const employeeProfile = z.object({
  ...employeeCard.shape,
  mobileNumber: z.string(),
  reportsTo: z
    .array(person)
    .check(z.describe('The managers, the nearest first; behind the last one is the owner.')),
  earlier: z
    .array(z.object({ joinedOn: z.string(), lastDayOn: z.string() }))
    .check(z.describe('When they worked here before they joined again; the first time first.')),
  version: z.int().check(z.describe('0 before anything was written.')),
  isMe: z.boolean(),
  can: z.object({ edit: z.boolean() }),
});
export type EmployeeProfile = z.output<typeof employeeProfile>;
export type EmployeeProfileAnswer = z.input<typeof employeeProfile>;
