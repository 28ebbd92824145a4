import type { Tx } from '../../../platform/db/database.ts';
import type { QuotedLead } from '../../rfq/index.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { listWhole } from '../quote.store.ts';
import { isAllAgreed, isWon } from './award.rules.ts';
import { listAwarded } from './awarded-line.store.ts';

/** The request is locked. True where no line is left for another partner, and where it goes to one as a whole. */
export async function isLastPart(
  { rfq: { quotes } }: QuoteDependencies,
  tx: Tx,
  { rfq }: QuotedLead,
): Promise<boolean> {
  if (rfq.splitAt === null) return true;
  const [leads, awarded] = await Promise.all([quotes.listOf(tx, rfq.rfqId), listAwarded(tx, rfq.rfqId)]);
  const live = leads.filter(({ endedAt }) => endedAt === null);
  const won = new Set(live.filter(isWon).map(({ leadId }) => leadId));
  const offered = await listWhole(
    tx,
    live.map(({ leadId }) => leadId),
  );
  return isAllAgreed(offered, awarded, won);
}
