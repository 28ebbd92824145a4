import type { Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import { withLoads } from './lead/lead-list.store.ts';
import { priceOf } from './lead/lead-price.rules.ts';
import { readLeadRules } from './lead/lead.store.ts';
import { type Candidate, partnersToTell } from './match.rules.ts';
import type { RfqDependencies } from './rfq.interface.ts';
import { listChoices } from './rfq-parts.store.ts';
import type { RfqRules } from './rfq.rules.ts';
import { type RfqRow, readRules } from './rfq.store.ts';
import { rfqTransitions } from './rfq.transitions.ts';
import { mostLookedAt, tellLeads } from './lead/tell-leads.ts';

/** The chosen ones, all of them; else the best of those who work there. */
async function partnersFor(
  { catalog }: RfqDependencies,
  tx: Tx,
  { rfqId, categoryId, serviceId, pincode }: RfqRow,
  { now, rules }: { readonly now: Date; readonly rules: RfqRules },
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
  const candidates = await withLoads(tx, found);
  return chosen.length > 0 ? candidates : partnersToTell(candidates, now, rules);
}

/** Behind the call that asked. Told twice it does nothing; where no partner works there the request waits for its end. */
export async function tellPartners(deps: RfqDependencies, rfqId: string): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const allowed = await rfqTransitions.lockForSystem(tx, rfqTransitions.verb.deliver, rfqId);
    if (!allowed) return;
    const rules = await readRules(tx, now, allowed.row.cityCode);
    const partners = await partnersFor(deps, tx, allowed.row, { now, rules });
    if (partners.length === 0) return;
    const price = priceOf(allowed.row, now, await readLeadRules(tx, now, allowed.row));
    await tellLeads(deps, tx, allowed.row, { partners, price, now });
    await rfqTransitions.move(tx, allowed, { now });
  });
}
