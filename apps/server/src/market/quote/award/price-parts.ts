import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { leadErrors } from '@nukkad/contract/market/lead/lead.noun';
import { rfqErrors } from '@nukkad/contract/market/rfq/rfq.noun';
import type { priceAward } from '@nukkad/contract/market/quote/award.api';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { QuoteContent, QuotePrice } from '@nukkad/contract/market/quote/quote.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { QuotedLead } from '../../rfq/index.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import { narrowedTo } from '../choice/choice.rules.ts';
import { leavesRest } from '../payment.rules.ts';
import { priceQuote } from '../quote-price.rules.ts';
import { type QuoteRow, listWhole } from '../quote.store.ts';
import { taxing } from '../taxing.ts';
import { onlyLines } from './award.rules.ts';

type Asked = EndpointParsed<typeof priceAward>['body'];
type AskedPart = Asked['parts'][number];

/** Lines of one partner's quote, as a quote of their own. */
export interface ReadPart {
  readonly lead: QuotedLead['lead'];
  readonly whole: QuoteRow;
  readonly content: QuoteContent;
  readonly price: QuotePrice;
}

async function readPart(
  deps: QuoteDependencies,
  of: QuotedLead,
  { whole, lines, now }: { readonly whole: QuoteRow; readonly lines: readonly number[]; readonly now: Date },
): Promise<ReadPart> {
  if (whole.madeBy !== 'Partner') refuse(quoteErrors.quote_own_version);
  if (whole.validUntil <= now) refuse(quoteErrors.quote_expired);
  if (lines.some((at) => at >= whole.content.lines.length)) refuse(quoteErrors.quote_lines_unknown);
  if (!narrowedTo(whole.content, lines)) refuse(quoteErrors.quote_alternatives_both);
  const content = onlyLines(whole.content, whole.price, lines);
  if (!content) return refuse(quoteErrors.quote_lines_worthless);
  const { taxOf } = await taxing(deps, of, content.lines, now);
  const price = priceQuote(content, taxOf);
  if (!leavesRest(price.total, content.milestones)) refuse(quoteErrors.quote_payments_too_large);
  return { lead: of.lead, whole, content, price };
}

/** Each part with what it comes to now; in the order in which they were asked. Not within a transaction. */
export async function readParts<Part extends AskedPart>(
  deps: QuoteDependencies,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  { rfqId, parts }: { readonly rfqId: string; readonly parts: readonly Part[] },
): Promise<readonly (Part & ReadPart)[]> {
  const { db } = deps.platform;
  const { quotes } = deps.rfq;
  const rfq = await quotes.findOwn(db, viewer, rfqId);
  if (!rfq) return refuse(rfqErrors.rfq_not_found);
  const leads = new Map((await quotes.listOf(db, rfqId)).map((lead) => [lead.leadId, lead]));
  const wholes = await listWhole(
    db,
    parts.map(({ leadId }) => leadId).filter((leadId) => leads.has(leadId)),
  );
  const wholeOf = new Map(wholes.map((row) => [row.leadId, row]));
  return Promise.all(
    parts.map(async (part) => {
      const lead = leads.get(part.leadId);
      if (!lead) return refuse(leadErrors.lead_not_found);
      const whole = wholeOf.get(part.leadId);
      if (whole?.quoteId !== part.quoteId) return refuse(quoteErrors.quote_superseded);
      return { ...part, ...(await readPart(deps, { lead, rfq }, { whole, lines: part.lines, now })) };
    }),
  );
}

/** What is shown before lines are awarded. */
export async function priceParts(
  deps: QuoteDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<EndpointAnswer<typeof priceAward>> {
  const parts = await readParts(deps, call, asked);
  const partners = await deps.partner.getOrganisations(
    deps.platform.db,
    parts.map(({ lead }) => lead.organisationId),
  );
  return {
    parts: parts.map(({ lead, content, price }) => ({
      leadId: lead.leadId,
      companyName: partners.get(lead.organisationId)?.companyName ?? '',
      lineNames: content.lines.map(({ name }) => name),
      price,
    })),
    total: parts.reduce((sum, { price }) => sum + price.total, 0),
  };
}
