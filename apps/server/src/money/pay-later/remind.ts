import { payLaterEvents } from '@nukkad/contract/money/pay-later/pay-later.events';
import { systemAuthorized } from '../../platform/authorize.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { endOfDay, remindUntil } from './pay-later.rules.ts';
import { type Told, markTold, readRules } from './pay-later.store.ts';

const atOnce = 200;
const news: Readonly<Record<Told, (typeof payLaterEvents)[keyof typeof payLaterEvents]>> = {
  1: payLaterEvents.dueSoon,
  2: payLaterEvents.dueToday,
  3: payLaterEvents.overdue,
};

/** By the day: tells customers what is due soon, today, or was not paid in time; each once, a part in each transaction. */
export async function remind(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const soon = remindUntil(now, await readRules(platform.db, now));
  const sweep = systemAuthorized({ now, today: endOfDay(now), soon, limit: atOnce }, 'Its day comes.');
  let count = 1;
  while (count > 0) {
    count = await platform.write(system, async (tx) => {
      const told = await markTold(tx, sweep);
      for (const { userId, bookingId, leftPaise: amountPaise, dueAt, told: step } of told)
        await publish(tx, now, news[step], { userId, bookingId, amountPaise, dueAt: dueAt.toISOString() });
      return told.length;
    });
  }
}
