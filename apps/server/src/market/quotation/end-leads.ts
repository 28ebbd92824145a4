import { system } from '../../platform/platform.ts';
import { lockLeadsOf } from './lead.store.ts';
import { leadTransitions } from './lead.transitions.ts';
import type { QuotationDependencies } from './quotation.dependencies.ts';

/** What partners were told of is over with its request; what is over already stays as it is. */
export async function endLeads(
  { platform }: QuotationDependencies,
  verb: 'callOff' | 'expire',
  rfqId: string,
): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    for (const row of await lockLeadsOf(tx, rfqId)) {
      const allowed = leadTransitions.allowSystem(verb, row);
      if (allowed) await leadTransitions.move(tx, allowed, { now });
    }
  });
}
