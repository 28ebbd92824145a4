import { creditEvents } from '@nukkad/contract/money/credit/credit.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { type OverLot, emptyLot, insertEntry, lockOver } from './credit.store.ts';

const atOnce = 200;

async function expire(tx: Tx, lot: OverLot, now: Date): Promise<void> {
  const { userId, leftPaise } = lot;
  const entry = {
    creditEntryId: newId(),
    userId,
    kind: 'expired',
    amountPaise: -leftPaise,
    bookingId: null,
    expiresAt: null,
    cause: `expired:${lot.creditEntryId}`,
    createdAt: now,
  } as const;
  await emptyLot(tx, systemAuthorized(lot, 'Its time is over.'));
  await insertEntry(tx, systemAuthorized(entry, 'Its time is over.'));
  const { creditEntryId, bookingId, kind } = entry;
  await publish(tx, now, creditEvents.expired, {
    creditEntryId,
    userId,
    bookingId,
    kind,
    amountPaise: leftPaise,
  });
}

/** Writes off what was not used in time; a part of it in each transaction. */
export async function expireCredit(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  let count = atOnce;
  while (count === atOnce) {
    count = await platform.write(system, async (tx) => {
      const lots = await lockOver(tx, now, atOnce);
      for (const lot of lots) await expire(tx, lot, now);
      return lots.length;
    });
  }
}
