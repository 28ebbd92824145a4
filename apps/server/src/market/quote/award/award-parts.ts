import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { leadErrors } from '@nukkad/contract/market/lead/lead.noun';
import { rfqErrors } from '@nukkad/contract/market/rfq/rfq.noun';
import type { awardParts as endpoint } from '@nukkad/contract/market/quote/award.api';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { Comparison } from '@nukkad/contract/market/quote/comparison.model';
import { partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RfqWithLeads } from '../../rfq/index.ts';
import { compareQuotes } from '../compare-quotes.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { mostVersions } from '../quote.rules.ts';
import { type QuoteRow, insertQuote, listNewest } from '../quote.store.ts';
import { actorOn } from '../quoted-lead.ts';
import { heldBy, keysOf, wholeIdOf } from './award.rules.ts';
import { listAwarded, takeLines } from './awarded-line.store.ts';
import { type ReadPart, readParts } from './price-parts.ts';

type Body = EndpointParsed<typeof endpoint>['body'];
type Part = Body['parts'][number] & ReadPart;

/** What was read before is still the newest, and costs what the screen showed. */
function checkPart({ quoteId, newestVersion, total, price }: Part, newest: QuoteRow | undefined): QuoteRow {
  if (!newest || newest.versionNumber !== newestVersion || wholeIdOf(newest) !== quoteId)
    return refuse(quoteErrors.quote_superseded);
  if (newest.versionNumber >= mostVersions) refuse(quoteErrors.quote_version_limit);
  if (price.total !== total) refuse(quoteErrors.quote_total_differs, { present: String(price.total) });
  return newest;
}

interface Giving {
  readonly of: RfqWithLeads;
  readonly part: Part;
  readonly newest: QuoteRow | undefined;
}

/** A version of the customer that holds these lines alone, good for as long as the quote that they are of. */
async function givePart(
  { rfq: { quotes } }: QuoteDependencies,
  tx: Tx,
  { viewer, now, lang }: SignedInCall,
  { of: { rfq, leads }, part, newest: found }: Giving,
): Promise<void> {
  const { transitions } = quotes;
  const locked = leads.find(({ leadId }) => leadId === part.leadId) ?? refuse(leadErrors.lead_not_found);
  const allowed = transitions.allow(
    actorOn(viewer, { lead: locked, rfq }),
    transitions.verb.awardLines,
    locked,
  );
  const newest = checkPart(part, found);
  const { whole, content, price } = part;
  const lead = await transitions.move(tx, allowed, { now });
  const row: QuoteRow = {
    quoteId: newId(),
    leadId: lead.leadId,
    organisationId: lead.organisationId,
    versionNumber: newest.versionNumber + 1,
    madeBy: 'Buyer',
    partOf: whole.quoteId,
    chosenOf: null,
    title: whole.title,
    content,
    price,
    totalPaise: price.total,
    validUntil: whole.validUntil,
    lang,
    templateId: whole.templateId,
    templateVersion: whole.templateVersion,
    createdBy: viewer.userId,
    createdAt: now,
  };
  await insertQuote(tx, partOf(lead, row));
}

/** All parts of one call, or none: each line is one partner's, those that are given anew give up what they had. */
export async function awardParts(
  deps: QuoteDependencies,
  call: SignedInCall,
  body: Body,
): Promise<Comparison> {
  const { viewer, now } = call;
  const { quotes } = deps.rfq;
  const parts: readonly Part[] = await readParts(deps, call, body);
  await deps.platform.write(call, async (tx) => {
    const of = await quotes.lockAll(tx, body.rfqId);
    if (!of) return refuse(rfqErrors.rfq_not_found);
    const rfq = await quotes.split(tx, viewer, of.rfq, now);
    if (of.rfq.splitAt === null && of.leads.some(({ status }) => status === 'Accepted By User'))
      refuse(quoteErrors.quote_accepted_whole);
    const ids = parts.map(({ leadId }) => leadId);
    const [versions, awarded] = await Promise.all([listNewest(tx, ids), listAwarded(tx, rfq.rfqId)]);
    const newest = new Map(versions.map((row) => [row.leadId, row]));
    for (const part of parts) await givePart(deps, tx, call, { of, part, newest: newest.get(part.leadId) });
    const over = of.leads.filter(({ endedAt }) => endedAt !== null).map(({ leadId }) => leadId);
    const taken = parts.map(({ leadId, whole, lines }) => ({
      leadId,
      keys: keysOf(whole.content, lines, heldBy(awarded, leadId)),
    }));
    const isTaken = await takeLines(tx, partOf(rfq, { rfqId: rfq.rfqId, freed: [...ids, ...over], taken }));
    if (!isTaken) refuse(quoteErrors.quote_line_awarded);
  });
  return compareQuotes(deps, call, { rfqId: body.rfqId });
}
