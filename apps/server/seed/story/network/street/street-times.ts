/** When people post: all day long, most in the evening, hardly at night. */
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import type { Random } from '../../../random.ts';

/** How often beside the others, by hour of the day. */
const byHour = [1, 0, 0, 0, 0, 1, 4, 8, 9, 7, 6, 6, 7, 6, 5, 5, 7, 9, 12, 14, 14, 11, 7, 3] as const;
const hours = byHour.flatMap((often, hour) => Array<number>(often).fill(hour));

function oneTime(random: Random, days: number, present: Date): Date {
  const day = addDays(istDay(present), -random.between(0, days));
  const at = istInstant(day, random.pick(hours) * 60 + random.between(0, 59));
  return new Date(at.getTime() + random.between(0, 59_999));
}

/** So many over the days before the present, the earliest first; the last one came minutes ago. */
export function streetTimes(random: Random, count: number, days: number, present: Date): readonly Date[] {
  const earliest = present.getTime() - days * 86_400_000;
  const times = [new Date(present.getTime() - 4 * 60_000)];
  while (times.length < count) {
    const at = oneTime(random, days, present);
    if (at < present && at.getTime() > earliest) times.push(at);
  }
  return times.toSorted((one, other) => one.getTime() - other.getTime());
}
