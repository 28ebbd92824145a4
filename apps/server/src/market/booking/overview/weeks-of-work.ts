import { addDays, istDay, istInstant, istWeekday } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { sideOf } from '../booking.policy.ts';
import { countDays } from '../list/list.store.ts';

const daysOfWeek = 7;

/** Mondays of so many weeks, the present one last. */
export function mondaysOf(weeks: number, now: Date): readonly string[] {
  const today = istDay(now);
  const monday = addDays(today, 1 - istWeekday(today));
  return Array.from({ length: weeks }, (_, nth) => addDays(monday, (nth + 1 - weeks) * daysOfWeek));
}

/** How many jobs the viewer's team finished, by the Monday of their week; of a professional the own ones. */
export async function countWeeksOfWork(
  reader: Reader,
  { viewer, now, weeks }: { readonly viewer: Viewer; readonly now: Date; readonly weeks: number },
): Promise<readonly { readonly day: string; readonly jobs: number }[]> {
  const mondays = mondaysOf(weeks, now);
  const [first = istDay(now)] = mondays;
  const within = { from: istInstant(first), to: istInstant(addDays(first, weeks * daysOfWeek)) };
  const days = await countDays(reader, sideOf(viewer), within);
  return mondays.map((monday) => {
    const after = addDays(monday, daysOfWeek);
    const own = days.filter(({ day }) => day >= monday && day < after);
    return { day: monday, jobs: own.reduce((sum, { count }) => sum + count, 0) };
  });
}
