import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { counterQuote as endpoint } from '@nukkad/contract/market/quote/quote.api';
import { type QuoteContent, type QuoteThread, quoteContent } from '@nukkad/contract/market/quote/quote.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { partOf } from '../../platform/authorize.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { newestGood } from './accept-quote.ts';
import { leavesChoice } from './choice/choice.rules.ts';
import { chosenContent } from './choice/read-choice.ts';
import { discountFor, withUnitPrices } from './counter.rules.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { leavesRest } from './payment.rules.ts';
import { type TaxOf, priceQuote } from './quote-price.rules.ts';
import { mostVersions } from './quote.rules.ts';
import { type QuoteRow, insertQuote } from './quote.store.ts';
import { openingOf } from './quote-opening.ts';
import { actorOn, lockSeenLead, readSeenLead } from './quoted-lead.ts';
import { readSeenVersion, subjectOf, threadOf } from './read-thread.ts';
import { taxing } from './taxing.ts';

type Body = EndpointParsed<typeof endpoint>['body'];

/** Optional lines are left out unless they are named. */
const choiceOf = ({ lines = [], alternatives }: Body) => ({ lines, alternatives });

/** The same work at the customer's price: what they name as a total becomes a discount, which the taxes follow. */
function countered(whole: QuoteContent, body: Body, taxOf: TaxOf): QuoteContent {
  const { total, unitPrices, message } = body;
  if (unitPrices && unitPrices.length !== whole.lines.length) refuse(quoteErrors.quote_counter_lines_differ);
  const priced = unitPrices ? withUnitPrices(whole, unitPrices) : whole;
  const { content } = chosenContent(priced, choiceOf(body));
  const asked = unitPrices ? content : { ...content, discount: discountFor(content, total ?? 0, taxOf) };
  const offer = quoteContent.safeParse({ ...asked, message });
  return offer.success ? offer.data : refuse(quoteErrors.quote_counter_not_lower);
}

/** What the quote comes to with what the offer counts in: as it was sent, where nothing is to be chosen. */
const totalBefore = ({ content, totalPaise }: QuoteRow, body: Body, taxOf: TaxOf) =>
  leavesChoice(content)
    ? priceQuote(chosenContent(content, choiceOf(body)).content, taxOf).total
    : totalPaise;

/** A version of the customer, below the partner's and as long as that one is good; its partner may accept it or send another. */
export async function counterQuote(
  deps: QuoteDependencies,
  call: SignedInCall,
  body: Body,
): Promise<QuoteThread> {
  const { viewer, now, lang } = call;
  const { leadId, quoteId } = body;
  const { transitions } = deps.rfq.quotes;
  const read = await readSeenLead(deps, deps.platform.db, viewer, leadId);
  const { row: base } = await readSeenVersion(deps, call, quoteId);
  if (base.leadId !== leadId) return refuse(quoteErrors.quote_superseded);
  const [{ taxOf }, subject] = await Promise.all([
    taxing(deps, read, base.content.lines, now),
    subjectOf(deps, read, lang),
  ]);
  const content = countered(base.content, body, taxOf);
  const price = priceQuote(content, taxOf);
  if (price.total >= totalBefore(base, body, taxOf)) refuse(quoteErrors.quote_counter_not_lower);
  if (!leavesRest(price.total, content.milestones)) refuse(quoteErrors.quote_counter_below_payments);
  return deps.platform.write(call, async (tx) => {
    const of = await lockSeenLead(deps, tx, viewer, leadId);
    const allowed = transitions.allow(actorOn(viewer, of), transitions.verb.counter, of.lead);
    const { versionNumber, validUntil, templateId, templateVersion } = await newestGood(tx, of, {
      quoteId,
      now,
    });
    if (versionNumber >= mostVersions) refuse(quoteErrors.quote_version_limit);
    const lead = await transitions.move(tx, allowed, { now });
    const row: QuoteRow = {
      quoteId: newId(),
      leadId,
      organisationId: lead.organisationId,
      versionNumber: versionNumber + 1,
      madeBy: 'Buyer',
      partOf: null,
      chosenOf: null,
      title: base.title,
      content,
      price,
      totalPaise: price.total,
      validUntil,
      lang,
      templateId,
      templateVersion,
      createdBy: viewer.userId,
      createdAt: now,
    };
    await insertQuote(tx, partOf(lead, row));
    return lastReads((reader) =>
      threadOf(deps, reader, { ...of, lead }, { subject, opening: openingOf(deps, call) }),
    );
  });
}
