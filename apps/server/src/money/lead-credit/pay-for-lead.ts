import { leadCreditEvents } from '@nukkad/contract/money/lead-credit/lead-credit.noun';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { takeInOrder } from './lead-credit.rules.ts';
import { insertEntry, lockLots, takeFromLot } from './lead-credit.store.ts';

export interface LeadPaid {
  readonly organisationId: string;
  readonly leadId: string;
  readonly credits: number;
  readonly now: Date;
}

export const causeOfUnlock = (leadId: string): string => `unlock:${leadId}`;

/** Takes all of the price, or nothing: false where there are too few credits. */
export async function payForLead(tx: Tx, paid: Authorized<LeadPaid>): Promise<boolean> {
  const { organisationId, leadId, credits, now } = paid;
  const parts = takeInOrder(await lockLots(tx, organisationId, now), credits);
  if (!parts) return false;
  const valuePaise = parts.reduce((sum, part) => sum + part.valuePaise, 0);
  const entryId = newId();
  const entry = {
    entryId,
    organisationId,
    kind: 'unlock' as const,
    credits: -credits,
    valuePaise: -valuePaise,
    leadId,
    cause: causeOfUnlock(leadId),
    expiresAt: null,
    createdAt: now,
  };
  if (!(await insertEntry(tx, partOf(paid, entry)))) throw new Error('This lead was paid for before.');
  for (const part of parts) await takeFromLot(tx, partOf(paid, part));
  await publish(tx, now, leadCreditEvents.used, { entryId, organisationId, credits, valuePaise });
  return true;
}
