import * as z from 'zod/mini';
import { day, id, text, whole } from '../../kernel/schema.ts';
import { departmentId } from '../department/department.model.ts';

export const holidayId = id('Holiday');

/** In one year, those of departments included. */
export const mostHolidays = 100;

export const holidayDay = z.object({ on: day('The day.'), name: text(80, 'As people call it.') });
export const forWhom = z.nullable(departmentId).check(z.describe('For one department; null: for all.'));

export const yearlyHoliday = z.object({
  holidayId,
  on: z.string(),
  name: z.string(),
  departmentId: forWhom,
  version: z.int(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type YearlyHolidayAnswer = z.input<typeof yearlyHoliday>;

export const weeklyHolidayBody = z.object({
  departmentId: forWhom,
  weekdays: z
    .array(whole(1, 7, '1 Monday to 7 Sunday.'), 'Send a list.')
    .check(z.maxLength(6, 'Keep one working day.'), z.describe('Off each week.')),
  saturdays: z
    .array(whole(1, 5, 'The first to the fifth Saturday of a month.'), 'Send a list.')
    .check(z.maxLength(5, 'A month has five Saturdays at most.'), z.describe('Off besides, of each month.')),
});
export type WeeklyHolidayBody = z.output<typeof weeklyHolidayBody>;

export const weeklyHolidays = z.object({
  items: z
    .array(z.object({ departmentId: forWhom, weekdays: z.array(z.int()), saturdays: z.array(z.int()) }))
    .check(z.describe('That of all departments, and those that differ. None: Sundays.')),
  can: z.object({ edit: z.boolean() }),
});
export type WeeklyHolidays = z.output<typeof weeklyHolidays>;
export type WeeklyHolidaysAnswer = z.input<typeof weeklyHolidays>;

/** A holiday of a state or of the central list, as a start. */
export const suggestedHoliday = z.object({
  on: z.string(),
  name: z.string(),
  isEstimated: z.boolean().check(z.describe('Its day depends on the moon and may move by one.')),
  isOptional: z.boolean().check(z.describe('Offices choose some of these.')),
  isAdded: z.boolean(),
});
export type SuggestedHoliday = z.output<typeof suggestedHoliday>;
