import * as z from 'zod/mini';
import { whole } from '../../kernel/schema.ts';

/** Customers choose half-hours, so a day opens and closes on one. */
export const hoursStepMinutes = 30;
const onTheHalfHour = () => z.multipleOf(hoursStepMinutes, 'Choose a full or half hour.');

export const openDay = z.object({
  weekday: whole(1, 7, '1 Monday to 7 Sunday, Asia/Kolkata.'),
  opensMinute: whole(0, 1410, 'Minutes after midnight IST.').check(onTheHalfHour()),
  closesMinute: whole(30, 1440, 'Minutes after midnight IST of the same day.').check(onTheHalfHour()),
});
export type OpenDay = z.output<typeof openDay>;

export const workingHoursBody = z.object({
  days: z.array(openDay).check(
    z.minLength(1, 'Choose at least one day.'),
    z.maxLength(7, 'A week has seven days.'),
    z.refine(
      (days) => new Set(days.map(({ weekday }) => weekday)).size === days.length,
      'Choose each day only once.',
    ),
    z.refine(
      (days) => days.every(({ opensMinute, closesMinute }) => opensMinute < closesMinute),
      'Choose a closing time after the opening time.',
    ),
    z.describe('A weekday that is left out is closed.'),
  ),
  ownerWorks: z.boolean('Choose yes or no.').check(z.describe('The owner does jobs too, and can be booked.')),
});
export type WorkingHoursBody = z.output<typeof workingHoursBody>;

export const workingHours = z.object({
  days: z.array(openDay),
  ownerWorks: z.boolean(),
  professionals: z
    .int()
    .check(z.describe('People who can be booked now; with none of them no time is free.')),
  can: z.object({ edit: z.boolean() }),
});
export type WorkingHours = z.output<typeof workingHours>;
