import { system } from '../../platform/platform.ts';
import { endLeadsOf } from './lead.store.ts';
import { leadTransitions } from './lead.transitions.ts';
import type { QuotationDependencies } from './quotation.dependencies.ts';

/** What partners were told of is over with its request. */
export async function endLeads(
  { platform }: QuotationDependencies,
  verb: 'callOff' | 'expire',
  rfqId: string,
): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, (tx) =>
    leadTransitions.moveMany(tx, leadTransitions.allowMany(verb), { now }, (rows) =>
      endLeadsOf(tx, rows, rfqId, now),
    ),
  );
}
