import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { priceChoice as endpoint } from '@nukkad/contract/market/quote/choice.api';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { findQuote } from '../quote.store.ts';
import { readSeenLead } from '../quoted-lead.ts';
import { readChoice } from './read-choice.ts';

/** What is shown while a customer chooses; the acceptance carries its total. */
export async function priceChoice(
  deps: QuoteDependencies,
  { viewer, now }: SignedInCall,
  { leadId, quoteId, lines, alternatives }: EndpointParsed<typeof endpoint>['body'],
): Promise<EndpointAnswer<typeof endpoint>> {
  const { db } = deps.platform;
  const of = await readSeenLead(deps, db, viewer, leadId);
  const row = await findQuote(db, quoteId);
  if (row?.leadId !== leadId) return refuse(quoteErrors.quote_superseded);
  const { price } = await readChoice(deps, of, { whole: row.content, choice: { lines, alternatives }, now });
  return price;
}
