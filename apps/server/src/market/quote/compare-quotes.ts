import { rfqErrors } from '@nukkad/contract/market/quotation/rfq.errors';
import type { Comparison, ComparedOffer } from '@nukkad/contract/market/quote/quote.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { linesBeside } from './quote-changes.rules.ts';
import type { QuoteDependencies } from './quote.dependencies.ts';
import { type QuoteRow, listFirstSent, listNewest } from './quote.store.ts';

const minuteMs = 60_000;

interface OfferFacts {
  readonly row: QuoteRow;
  readonly lead: { readonly status: ComparedOffer['status']; readonly createdAt: Date };
  readonly partner:
    | { readonly companyName: string; readonly ratingSum: number; readonly ratingCount: number }
    | undefined;
  readonly firstSentAt: Date;
  readonly now: Date;
}

const presentOffer = ({ row, lead, partner, firstSentAt, now }: OfferFacts): ComparedOffer => ({
  leadId: row.leadId,
  companyName: partner?.companyName ?? '',
  rating: partner && partner.ratingCount > 0 ? partner.ratingSum / partner.ratingCount : null,
  ratingCount: partner?.ratingCount ?? 0,
  status: lead.status,
  quoteId: row.quoteId,
  madeBy: row.madeBy,
  total: row.totalPaise,
  advance: row.price.advance,
  startDay: row.content.startDay,
  finishDay: row.content.finishDay,
  warrantyMonths: row.content.warrantyMonths,
  validUntil: row.validUntil.toISOString(),
  isExpired: row.validUntil <= now,
  answeredInMinutes: Math.max(0, Math.round((firstSentAt.getTime() - lead.createdAt.getTime()) / minuteMs)),
});

/** Few partners are told of a request, so their offers are read whole. */
export async function compareQuotes(
  deps: QuoteDependencies,
  { viewer, lang, now }: SignedInCall,
  { rfqId }: { readonly rfqId: string },
): Promise<Comparison> {
  const { db } = deps.platform;
  const { quotes } = deps.quotation;
  const rfq = await quotes.findOwn(db, viewer, rfqId);
  if (!rfq) return refuse(rfqErrors.rfq_not_found);
  const leads = new Map((await quotes.listOf(db, rfqId)).map((lead) => [lead.leadId, lead]));
  const ids = [...leads.keys()];
  const [newest, firstSent, partners, subjects] = await Promise.all([
    listNewest(db, ids),
    listFirstSent(db, ids),
    deps.partner.getOrganisations(
      db,
      [...leads.values()].map(({ organisationId }) => organisationId),
    ),
    quotes.subjects(db, [rfqId], lang),
  ]);
  const rows = newest.toSorted((one, other) => one.totalPaise - other.totalPaise);
  const offers = rows.flatMap((row) => {
    const lead = leads.get(row.leadId);
    const partner = partners.get(row.organisationId);
    const firstSentAt = firstSent.get(row.leadId) ?? row.createdAt;
    return lead ? [presentOffer({ row, lead, partner, firstSentAt, now })] : [];
  });
  const lines = linesBeside(
    rows.map(({ content, price }) => ({
      lines: content.lines.map((line, index) => ({ ...line, total: price.lines[index]?.total ?? 0 })),
    })),
  );
  return { rfqId, rfqNumber: rfq.rfqNumber, title: subjects.get(rfqId)?.title ?? '', offers, lines };
}
