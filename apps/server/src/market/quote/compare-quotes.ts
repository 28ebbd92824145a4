import { rfqErrors, rfqLifecycle } from '@nukkad/contract/market/rfq/rfq.noun';
import { alternativeName } from '@nukkad/contract/market/quote/line-group.model';
import type { Comparison, ComparedOffer } from '@nukkad/contract/market/quote/comparison.model';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { leadLifecycle } from '@nukkad/contract/market/lead/lead.noun';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { QuotedLead } from '../rfq/index.ts';
import { awardStanding, heldBy, isAwardable } from './award/award.rules.ts';
import { type AwardedLine, listAwarded } from './award/awarded-line.store.ts';
import { linesBeside } from './quote-changes.rules.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { type QuoteRow, listFirstSent, listNewest, listWhole } from './quote.store.ts';

type LeadOf = QuotedLead['lead'];
type RfqOf = QuotedLead['rfq'];

const minuteMs = 60_000;

interface OfferFacts {
  /** What the partner offers as a whole. */
  readonly row: QuoteRow;
  readonly newest: QuoteRow;
  readonly lead: { readonly status: ComparedOffer['status']; readonly createdAt: Date };
  readonly hasLines: boolean;
  /** Lines of the request can be given at all. */
  readonly isOpen: boolean;
  readonly partner:
    | { readonly companyName: string; readonly ratingSum: number; readonly ratingCount: number }
    | undefined;
  readonly firstSentAt: Date;
  readonly now: Date;
}

const presentOffer = ({
  row,
  newest,
  lead,
  hasLines,
  isOpen,
  partner,
  firstSentAt,
  now,
}: OfferFacts): ComparedOffer => ({
  leadId: row.leadId,
  companyName: partner?.companyName ?? '',
  rating: partner && partner.ratingCount > 0 ? partner.ratingSum / partner.ratingCount : null,
  ratingCount: partner?.ratingCount ?? 0,
  status: lead.status,
  quoteId: row.quoteId,
  madeBy: row.madeBy,
  total: row.totalPaise,
  withOptions: row.price.withOptions ?? null,
  hasAlternatives: row.price.alternatives !== undefined,
  advance: row.price.advance,
  startDay: row.content.startDay,
  finishDay: row.content.finishDay,
  warrantyMonths: row.content.warrantyMonths,
  visits: row.content.visits?.length ?? 0,
  validUntil: row.validUntil.toISOString(),
  isExpired: row.validUntil <= now,
  answeredInMinutes: Math.max(0, Math.round((firstSentAt.getTime() - lead.createdAt.getTime()) / minuteMs)),
  newestVersion: newest.versionNumber,
  award: hasLines ? { total: newest.totalPaise, standing: awardStanding(lead, newest) } : null,
  can: {
    award:
      isOpen &&
      isAwardable(newest) &&
      row.validUntil > now &&
      canMove(leadLifecycle, 'awardLines', lead.status),
  },
});

interface Told {
  readonly leads: readonly LeadOf[];
  readonly rfq: RfqOf;
}

/** Lines are given unless a quote was accepted as a whole; a request is closed once one partner has agreed on lines. */
function movesOf({ rfq, leads }: Told): Comparison['can'] {
  const isAccepted = leads.some(({ status }) => status === 'Accepted By User');
  return {
    award: canMove(rfqLifecycle, 'split', rfq.status) && (rfq.splitAt !== null || !isAccepted),
    finish: canMove(rfqLifecycle, 'finish', rfq.status) && rfq.agreedAt !== null && !isAccepted,
  };
}

/** Each line that is offered, and whose it is; lines of leads that are over are no one's. */
function presentLines(rows: readonly QuoteRow[], kept: readonly AwardedLine[]): Comparison['lines'] {
  const beside = linesBeside(
    rows.map(({ leadId, content, price }) => ({
      held: heldBy(kept, leadId),
      lines: content.lines.map((line, index) => ({
        ...line,
        total: price.lines[index]?.total ?? 0,
        of: alternativeName(content, line),
      })),
    })),
  );
  const awardedTo = new Map(kept.map(({ lineKey, leadId }) => [lineKey, leadId]));
  return beside.map(({ key, name, cells }) => ({ name, awardedTo: awardedTo.get(key) ?? null, cells }));
}

/** Few partners are told of a request, so their offers are read whole. */
export async function compareQuotes(
  deps: QuoteDependencies,
  { viewer, lang, now }: SignedInCall,
  { rfqId }: { readonly rfqId: string },
): Promise<Comparison> {
  const { db } = deps.platform;
  const { quotes } = deps.rfq;
  const rfq = await quotes.findOwn(db, viewer, rfqId);
  if (!rfq) return refuse(rfqErrors.rfq_not_found);
  const leads = new Map((await quotes.listOf(db, rfqId)).map((lead) => [lead.leadId, lead]));
  const ids = [...leads.keys()];
  const [wholes, newest, firstSent, awarded, partners, subjects] = await Promise.all([
    listWhole(db, ids),
    listNewest(db, ids),
    listFirstSent(db, ids),
    listAwarded(db, rfqId),
    deps.partner.getOrganisations(
      db,
      [...leads.values()].map(({ organisationId }) => organisationId),
    ),
    quotes.subjects(db, [rfqId], lang),
  ]);
  const can = movesOf({ rfq, leads: [...leads.values()] });
  const newestOf = new Map(newest.map((row) => [row.leadId, row]));
  const kept = awarded.filter(({ leadId }) => leads.get(leadId)?.endedAt === null);
  const holders = new Set(kept.map(({ leadId }) => leadId));
  const rows = wholes.toSorted((one, other) => one.totalPaise - other.totalPaise);
  const offers = rows.flatMap((row) => {
    const lead = leads.get(row.leadId);
    const facts = {
      row,
      newest: newestOf.get(row.leadId) ?? row,
      hasLines: holders.has(row.leadId),
      isOpen: can.award,
      partner: partners.get(row.organisationId),
      firstSentAt: firstSent.get(row.leadId) ?? row.createdAt,
      now,
    };
    return lead ? [presentOffer({ ...facts, lead })] : [];
  });
  return {
    rfqId,
    rfqNumber: rfq.rfqNumber,
    title: subjects.get(rfqId)?.title ?? '',
    offers,
    lines: presentLines(rows, kept),
    version: rfq.version,
    can,
  };
}
