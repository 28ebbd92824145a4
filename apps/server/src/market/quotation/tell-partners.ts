import type { Tx } from '../../platform/db/database.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';
import { listLoads } from './lead-list.store.ts';
import { insertLead, readLeadRules } from './lead.store.ts';
import { leadTransitions } from './lead.transitions.ts';
import { type Candidate, partnersToTell } from './match.rules.ts';
import type { QuotationDependencies } from './quotation.dependencies.ts';
import { listChoices } from './rfq-parts.store.ts';
import type { QuotationRules } from './rfq.rules.ts';
import { type RfqRow, readRules } from './rfq.store.ts';
import { rfqTransitions } from './rfq.transitions.ts';

/** So many of those who work there are looked at, the nearest first. */
const mostLookedAt = 200;

/** The chosen ones, all of them; else the best of those who work there. */
async function partnersFor(
  { catalog }: QuotationDependencies,
  tx: Tx,
  { rfqId, categoryId, serviceId, pincode }: RfqRow,
  { now, rules }: { readonly now: Date; readonly rules: QuotationRules },
): Promise<readonly Candidate[]> {
  const chosen = await listChoices(tx, rfqId);
  const found = await catalog.partnersOfCategory(tx, {
    categoryId,
    serviceId,
    pincode,
    withinMetres: 0,
    organisationIds: chosen.length > 0 ? chosen : null,
    limit: mostLookedAt,
  });
  const loads = await listLoads(
    tx,
    found.map(({ organisationId }) => organisationId),
  );
  const loadOf = new Map(loads.map((load) => [load.organisationId, load]));
  const candidates = found.map((partner) => ({
    ...partner,
    openLeads: loadOf.get(partner.organisationId)?.openLeads ?? 0,
    lastToldAt: loadOf.get(partner.organisationId)?.lastToldAt ?? null,
  }));
  return chosen.length > 0 ? candidates : partnersToTell(candidates, now, rules);
}

const leadOf = ({ rfqId, cityCode }: RfqRow, partner: Candidate, priceCredits: number, now: Date) => ({
  leadId: newId(),
  rfqId,
  organisationId: partner.organisationId,
  cityCode,
  status: 'New Request' as const,
  distanceMetres: partner.distanceMetres,
  interestedAt: null,
  priceCredits,
  unlockedAt: null,
  declineReason: null,
  endedAt: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

const byId = (one: Candidate, other: Candidate) => one.organisationId.localeCompare(other.organisationId);

/** Behind the call that asked. Told twice it does nothing; where no partner works there the request waits for its end. */
export async function tellPartners(deps: QuotationDependencies, rfqId: string): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const allowed = await rfqTransitions.lockForSystem(tx, 'deliver', rfqId);
    if (!allowed) return;
    const rules = await readRules(tx, now, allowed.row.cityCode);
    const partners = await partnersFor(deps, tx, allowed.row, { now, rules });
    if (partners.length === 0) return;
    const { credits } = await readLeadRules(tx, now, allowed.row);
    // In one order everywhere: two requests at once give the same partners their month without a deadlock.
    for (const partner of partners.toSorted(byId)) {
      const { organisationId } = partner;
      const month = systemAuthorized({ organisationId, now }, 'It is told of a lead.');
      await deps.purse.single().giveAllowance(tx, month);
      const fresh = leadTransitions.allowNewSystem('tell', leadOf(allowed.row, partner, credits, now));
      await insertLead(tx, fresh.row);
      await leadTransitions.begin(tx, fresh, { now });
    }
    await rfqTransitions.move(tx, allowed, { now });
  });
}
