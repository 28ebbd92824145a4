/** Which days a summary, a list or a statement is about. Days are those of Asia/Kolkata; a week begins on Monday. */
import * as z from 'zod/mini';
import { addDays } from '../../kernel/time.ts';
import { day } from '../../kernel/schema.ts';

export const periodWindows = ['today', 'week', 'month', 'custom'] as const;
export type PeriodWindow = (typeof periodWindows)[number];

/** A leap year. */
export const mostDays = 366;

export const periodFields = {
  window: z
    .optional(z.enum(periodWindows, 'Choose one of the list.'))
    .check(z.describe('This day, week or month, or the days from `from` to `to`.')),
  from: z.optional(day('With custom: the first day.')),
  to: z.optional(day('With custom: the last day; not before the first.')),
};

interface Asked {
  readonly window?: PeriodWindow | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const isWhole = ({ window, from, to }: Asked) =>
  window !== 'custom' || (from !== undefined && to !== undefined && from <= to);
const isShort = ({ window, from, to }: Asked) =>
  window !== 'custom' || from === undefined || to === undefined || to < addDays(from, mostDays);

/** What `custom` needs besides. */
export const wholePeriod = z.refine<Asked>(isWhole, {
  error: 'Choose a first and a last day.',
  path: ['to'],
});
export const shortPeriod = z.refine<Asked>(isShort, {
  error: `Choose at most ${mostDays} days.`,
  path: ['to'],
});
