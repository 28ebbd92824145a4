import { payLaterEvents } from '@nukkad/contract/money/pay-later/pay-later.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { endOfDay, remindUntil } from './pay-later.rules.ts';
import { type ToldDebt, markTold, readRules } from './pay-later.store.ts';

const atOnce = 200;

/** The event of the step that was reached. */
async function tell(
  tx: Tx,
  now: Date,
  { userId, bookingId, leftPaise, dueAt, told }: ToldDebt,
): Promise<void> {
  const facts = { userId, bookingId, amountPaise: leftPaise, dueAt: dueAt.toISOString() };
  if (told === 1) await publish(tx, now, payLaterEvents.dueSoon, facts);
  if (told === 2) await publish(tx, now, payLaterEvents.dueToday, facts);
  if (told === 3) await publish(tx, now, payLaterEvents.overdue, facts);
}

/** By the day: tells customers what is due soon, today, or was not paid in time; each once, a part in each transaction. */
export async function remind(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const soon = remindUntil(now, await readRules(platform.db, now));
  const sweep = systemAuthorized({ now, today: endOfDay(now), soon, limit: atOnce }, 'Its day comes.');
  let count = 1;
  while (count > 0) {
    count = await platform.write(system, async (tx) => {
      const told = await markTold(tx, sweep);
      for (const debt of told) await tell(tx, now, debt);
      return told.length;
    });
  }
}
