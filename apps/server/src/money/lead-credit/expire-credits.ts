import { leadCreditEvents } from '@nukkad/contract/money/lead-credit/lead-credit.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { expiryOf } from './lead-credit.rules.ts';
import { insertEntry, readRules } from './lead-credit.store.ts';
import { type OverLot, emptyLot, lockOver, markTold } from './lot-over.store.ts';

const atOnce = 200;
const why = 'Their time is over.';

async function expire(tx: Tx, lot: OverLot, now: Date): Promise<void> {
  const { organisationId, creditsLeft: credits, valueLeftPaise: valuePaise } = lot;
  const entryId = newId();
  const entry = {
    entryId,
    organisationId,
    kind: 'expired' as const,
    credits: -credits,
    valuePaise: -valuePaise,
    leadId: null,
    cause: `expired:${lot.entryId}`,
    expiresAt: null,
    createdAt: now,
  };
  await emptyLot(tx, systemAuthorized(lot, why));
  await insertEntry(tx, systemAuthorized(entry, why));
  await publish(tx, now, leadCreditEvents.expired, { entryId, organisationId, credits, valuePaise });
}

/** Writes off what was not used in time; a part of it in each transaction. */
export async function expireCredits(platform: Platform): Promise<void> {
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

/** Tells partners of credits that expire soon, once of each. */
export async function tellExpiring(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const { noticeDays } = await readRules(platform.db, now);
  let count = 1;
  while (count > 0) {
    count = await platform.write(system, async (tx) => {
      const sweep = { now, until: expiryOf(now, noticeDays), limit: atOnce };
      const told = await markTold(tx, systemAuthorized(sweep, 'They expire soon.'));
      for (const { organisationId, credits, at } of told)
        await publish(tx, now, leadCreditEvents.expiring, { organisationId, credits, at: at.toISOString() });
      return told.length;
    });
  }
}
