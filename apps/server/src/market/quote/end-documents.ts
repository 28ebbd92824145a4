import { systemAuthorized } from '../../platform/authorize.ts';
import { system } from '../../platform/platform.ts';
import { endDocument } from './agreement-document.ts';
import { findAgreement, saveAgreement } from './agreement.store.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { listOver } from './unsigned.store.ts';

/** At most so many in a round; the rest waits for the next one. */
const aRound = 200;

/** By the hour: what was to be signed of leads that are over, as their request was cancelled, closed or given to another. */
export async function endDocuments(deps: QuoteDependencies): Promise<void> {
  const { platform } = deps;
  const { quotes } = deps.rfq;
  const now = platform.clock.now();
  for (const leadId of await listOver(platform.db, aRound))
    await platform.write(system, async (tx) => {
      const of = await quotes.lock(tx, leadId);
      const agreement = await findAgreement(tx, leadId);
      if (!of || of.lead.endedAt === null || !agreement || agreement.agreedAt !== null) return;
      const over = systemAuthorized(
        { ...agreement, envelopeId: null },
        'Its lead is over before it was agreed.',
      );
      const { envelopeId } = agreement;
      await endDocument(deps, tx, over, { envelopeId, as: 'cancelled', reason: 'The request is over.' }, now);
      await saveAgreement(tx, over);
    });
}
