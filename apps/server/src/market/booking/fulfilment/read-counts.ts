import { addDays, dayWindow, istDay } from '@nukkad/contract/kernel/time';
import { readTogether } from '../../../platform/db/pipeline.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { countByStatus, countDays } from '../list/list.store.ts';
import { maySeeMoneyOfTeam, sideOf } from '../booking.policy.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const daysOfWeek = 7;
const liveToday = ['Accepted', 'Assigned', 'Inprogress', 'Completed', 'Closed'] as const;

/**
 * The organisation's day and week at a glance; a professional without the right to see all has its own. Amounts are null
 * for those who may not see payments.
 */
export async function readCounts({ platform }: BookingDependencies, viewer: Viewer, now: Date) {
  const side = sideOf(viewer);
  const money = maySeeMoneyOfTeam(viewer);
  const week = dayWindow('This Week', now) ?? { from: now, to: now };
  const [open, today, days] = await readTogether(platform.db, (reader) =>
    Promise.all([
      countByStatus(reader, side, { tab: 'Assigned' }),
      countByStatus(reader, side, { within: dayWindow('Today', now) }),
      countDays(reader, side, week),
    ]),
  );
  const monday = istDay(week.from);
  const perDay = Array.from({ length: daysOfWeek }, (_, index) => {
    const day = addDays(monday, index);
    const { count = 0, amount = 0 } = days.find((one) => one.day === day) ?? {};
    return { day, count, amount: money ? amount : null };
  });
  return {
    toAccept: open.get('Partner Assigned') ?? 0,
    toAssign: open.get('Accepted') ?? 0,
    today: liveToday.reduce((sum, status) => sum + (today.get(status) ?? 0), 0),
    completedThisWeek: perDay.reduce((sum, { count }) => sum + count, 0),
    earnedThisWeek: money ? days.reduce((sum, { amount }) => sum + amount, 0) : null,
    perDay,
  };
}
