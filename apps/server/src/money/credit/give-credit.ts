import { creditEvents } from '@nukkad/contract/money/credit/credit.noun';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type GivenKind, expiryOf } from './credit.rules.ts';
import { insertEntry, readRules } from './credit.store.ts';

export interface CreditGiven {
  readonly userId: string;
  readonly kind: GivenKind;
  readonly amountPaise: number;
  readonly bookingId: string | null;
  /** The same cause gives credit once. */
  readonly cause: string;
  /** What staff wrote, and who. */
  readonly reason?: string;
  readonly givenBy?: string;
  readonly now: Date;
}

/** More credit. Given again for the same cause it changes nothing; the ledger hears of what it does not know yet. */
export async function giveCredit(tx: Tx, given: Authorized<CreditGiven>): Promise<boolean> {
  const { now, ...facts } = given;
  const expiresAt = expiryOf(now, await readRules(tx, now));
  const entry = { ...facts, creditEntryId: newId(), expiresAt, createdAt: now };
  if (!(await insertEntry(tx, partOf(given, entry)))) return false;
  const { creditEntryId, userId, bookingId, kind, amountPaise } = entry;
  await publish(tx, now, creditEvents.given, { creditEntryId, userId, bookingId, kind, amountPaise });
  return true;
}
