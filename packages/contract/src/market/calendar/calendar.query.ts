import * as z from 'zod/mini';
import { pageQuery } from '../../kernel/page.ts';

/** How many days a calendar shows. */
export const calendarDays = ['1', '7'] as const;

/** A page holds professionals, by name. */
export const calendarQuery = z.object({
  ...pageQuery,
  day: z
    .optional(z.iso.date('Enter a day as YYYY-MM-DD.'))
    .check(z.describe('The first day, in Asia/Kolkata. Left out: today.')),
  days: z._default(z.enum(calendarDays, 'Choose 1 or 7 days.'), '1'),
  staffId: z
    .optional(z.uuid('Choose a professional.'))
    .check(z.describe('Only this professional, without the visits that wait.')),
  mine: z.optional(z.enum(['true', 'false'], 'Choose true or false.')),
});
