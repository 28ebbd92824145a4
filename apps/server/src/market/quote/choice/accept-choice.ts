import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { acceptQuote } from '@nukkad/contract/market/quote/quote.api';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { QuotedLead } from '../../rfq/index.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { type QuoteRow, findQuote, insertQuote } from '../quote.store.ts';
import { leavesChoice } from './choice.rules.ts';
import { type Chosen, readChoice } from './read-choice.ts';

type Body = EndpointParsed<typeof acceptQuote>['body'];

/** Null: the version that is accepted leaves nothing to choose, or nothing was chosen yet. Read before the transaction. */
export async function foreseeChoice(
  deps: QuoteDependencies,
  of: QuotedLead,
  { quoteId, choice }: Body,
  now: Date,
): Promise<Chosen | null> {
  if (!choice) return null;
  const row = await findQuote(deps.platform.db, quoteId);
  if (row?.leadId !== of.lead.leadId) return null;
  const isNothing = choice.lines.length === 0 && !choice.alternatives?.length;
  if (isNothing && !leavesChoice(row.content)) return null;
  return readChoice(deps, of, { whole: row.content, choice, now });
}

/** What was chosen is there where something was to be chosen, at the total that the screen showed. */
export function checkChoice({ content }: QuoteRow, { choice }: Body, chosen: Chosen | null): void {
  if (!chosen && leavesChoice(content)) refuse(quoteErrors.quote_choice_missing);
  if (chosen && chosen.price.total !== choice?.total)
    refuse(quoteErrors.quote_choice_differs, { present: String(chosen.price.total) });
}

/**
 * The version that is accepted: the one that was offered, or one of the customer that holds exactly what was chosen of it.
 * `mostVersions` leaves a place for it: the last version leaves nothing to choose.
 */
export function versionOf(
  offered: QuoteRow,
  chosen: Chosen | null,
  { viewer, now, lang }: SignedInCall,
): QuoteRow {
  if (!chosen) return offered;
  return {
    ...offered,
    quoteId: newId(),
    versionNumber: offered.versionNumber + 1,
    madeBy: 'Buyer',
    chosenOf: offered.quoteId,
    content: chosen.content,
    price: chosen.price,
    totalPaise: chosen.price.total,
    lang,
    createdBy: viewer.userId,
    createdAt: now,
  };
}

/** One that was made of a choice is a new row. */
export async function keepVersion(
  tx: Tx,
  lead: Authorized<QuotedLead['lead']>,
  version: QuoteRow,
  offered: QuoteRow,
): Promise<void> {
  if (version.quoteId !== offered.quoteId) await insertQuote(tx, partOf(lead, version));
}
