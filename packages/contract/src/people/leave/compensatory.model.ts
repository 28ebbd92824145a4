import * as z from 'zod/mini';
import { approvalCard } from '../approval/approval.model.ts';

/** Work on a day off may become leave for so many days. */
export const compensatoryBackDays = 60;

/** A day off on which the caller worked. */
export const compensatoryDay = z.object({
  day: z.string(),
  isHoliday: z.boolean().check(z.describe('false: a weekly day off.')),
  workedMinutes: z.int(),
  halves: z.int().check(z.describe('Half days of leave that its hours make: 1 or 2.')),
  request: z.nullable(approvalCard).check(z.describe('Null: it was not asked for.')),
  expiresOn: z.nullable(z.string()).check(z.describe('The last day on which it can be taken.')),
  can: z.object({ ask: z.boolean() }),
});
export type CompensatoryDay = z.output<typeof compensatoryDay>;
export type CompensatoryDayAnswer = z.input<typeof compensatoryDay>;
