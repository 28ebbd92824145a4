import * as z from 'zod/mini';
import { id, whole } from '../../kernel/schema.ts';

export const employeeSettingId = id('employee setting');

/** Digits of a number; longer ones are written in full. */
export const numberDigits = 3;

/** A number as people read it: E-042. */
export const employeeNumber = (prefix: string, number: number): string =>
  `${prefix}${String(number).padStart(numberDigits, '0')}`;

export const employeeSettingBody = z.object({
  numberPrefix: z
    .string('Enter some text.')
    .check(
      z.regex(/^[A-Za-z0-9/_-]{0,12}$/, 'Use up to 12 letters, digits, hyphens or slashes.'),
      z.describe('What every employee number begins with; may be empty.'),
    ),
  nextNumber: whole(1, 999_999, 'What the next one who is added gets behind it.'),
});

export const employeeSetting = z.object({
  _id: z
    .nullable(employeeSettingId)
    .check(z.describe('There once it was saved; null: nothing is set, numbers are given by hand.')),
  numberPrefix: z.string(),
  nextNumber: z.int(),
  version: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type EmployeeSetting = z.output<typeof employeeSetting>;
export type EmployeeSettingAnswer = z.input<typeof employeeSetting>;
