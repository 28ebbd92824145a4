import type { DayResult, LeaveOfDay } from './day.rules.ts';

/**
 * Of the half days without pay those that nothing but a missing check-in says, of a person who had not begun to check in:
 * someone decides about them before they are taken off a salary. `began`: the day of the first own check-in ever, null where
 * the month has none. Leave without pay was asked for, and needs no decision.
 */
export const unprovenHalves = (
  days: readonly (Pick<DayResult, 'unpaidHalves'> & {
    readonly day: string;
    readonly leave: LeaveOfDay | null;
  })[],
  began: string | null,
): number =>
  days
    .filter(({ day, leave }) => leave === null && (began === null || day < began))
    .reduce((sum, { unpaidHalves }) => sum + unpaidHalves, 0);
