import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { insertLead } from './lead.store.ts';
import { leadTransitions } from './lead.transitions.ts';
import type { Candidate } from '../match.rules.ts';
import type { RfqDependencies } from '../rfq.interface.ts';
import type { RfqRow } from '../rfq.store.ts';

/** So many of those who work there are looked at, the nearest first. */
export const mostLookedAt = 200;

type Near = Pick<Candidate, 'organisationId' | 'distanceMetres'>;

const leadOf = ({ rfqId, cityCode }: RfqRow, partner: Near, priceCredits: number, now: Date) => ({
  leadId: newId(),
  rfqId,
  organisationId: partner.organisationId,
  cityCode,
  status: 'New Request' as const,
  distanceMetres: partner.distanceMetres,
  interestedAt: null,
  priceCredits,
  unlockedAt: null,
  sentAt: null,
  lookedAt: null,
  quoteLookedAt: null,
  declineReason: null,
  endedAt: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

const byId = (one: Near, other: Near) => one.organisationId.localeCompare(other.organisationId);

/** A lead for each, and the credits of its month; the request is locked. */
export async function tellLeads(
  { purse }: Pick<RfqDependencies, 'purse'>,
  tx: Tx,
  rfq: RfqRow,
  {
    partners,
    price,
    now,
  }: { readonly partners: readonly Near[]; readonly price: number; readonly now: Date },
): Promise<void> {
  // In one order everywhere: two requests at once give the same partners their month without a deadlock.
  for (const partner of partners.toSorted(byId)) {
    const { organisationId } = partner;
    const month = systemAuthorized({ organisationId, now }, 'It is told of a lead.');
    await purse.single().giveAllowance(tx, month);
    const fresh = leadTransitions.allowNewSystem(leadTransitions.verb.tell, leadOf(rfq, partner, price, now));
    await insertLead(tx, fresh.row);
    await leadTransitions.begin(tx, fresh, { now });
  }
}
