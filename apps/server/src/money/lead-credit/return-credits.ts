import { leadCreditEvents } from '@nukkad/contract/money/lead-credit/lead-credit.noun';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { giveCredits } from './give-credits.ts';
import { expiryOf } from './lead-credit.rules.ts';
import { findUsed, readRules } from './lead-credit.store.ts';
import { causeOfUnlock } from './pay-for-lead.ts';

export interface LeadReturned {
  readonly leadId: string;
  readonly kind: 'refund' | 'claim';
  readonly now: Date;
}

/** What was paid for a lead comes back, once whatever the reason; answers how many credits. 0: none, or they came back before. */
export async function returnCredits(tx: Tx, returned: Authorized<LeadReturned>): Promise<number> {
  const { leadId, kind, now } = returned;
  const used = await findUsed(tx, causeOfUnlock(leadId));
  if (!used) return 0;
  const { organisationId } = used;
  const [credits, valuePaise] = [-used.credits, -used.valuePaise];
  const { validDays } = await readRules(tx, now);
  const given = { organisationId, kind, credits, valuePaise, leadId, cause: `return:${leadId}` };
  const entryId = await giveCredits(
    tx,
    partOf(returned, { ...given, expiresAt: expiryOf(now, validDays), now }),
  );
  if (entryId === null) return 0;
  await publish(tx, now, leadCreditEvents.returned, { entryId, organisationId, credits, valuePaise });
  return credits;
}
