import { creditEvents } from '@nukkad/contract/money/credit/credit.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { toldUntil } from './credit.rules.ts';
import { markTold, readRules } from './credit.store.ts';

const atOnce = 200;

/** By the day: tells customers of credit that expires soon, once of each; a part of it in each transaction. */
export async function tellExpiring(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const until = toldUntil(now, await readRules(platform.db, now));
  let count = 1;
  while (count > 0) {
    count = await platform.write(system, async (tx) => {
      const sweep = systemAuthorized({ now, until, limit: atOnce }, 'It expires soon.');
      const told = await markTold(tx, sweep);
      for (const { userId, amountPaise, at } of told)
        await publish(tx, now, creditEvents.expiring, { userId, amountPaise, at: at.toISOString() });
      return told.length;
    });
  }
}
