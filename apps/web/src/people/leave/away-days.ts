import type { AwayDay } from '@nukkad/contract/people/leave/leave.model';
import { daysIn } from '../../ui/time/month.rules.ts';

export interface DayOfMonth {
  readonly day: string;
  readonly away: readonly AwayDay[];
}

/** Every day of a month with who is away then, by name. */
export function awayByDay(month: string, away: readonly AwayDay[]): readonly DayOfMonth[] {
  const byName = away.toSorted((one, other) => one.fullName.localeCompare(other.fullName));
  return daysIn(month).map((day) => ({
    day,
    away: byName.filter((one) => one.fromDay <= day && day <= one.toDay),
  }));
}
