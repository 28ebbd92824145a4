import { quoteErrors } from '@nukkad/contract/market/quote/quote.errors';
import type { PricePlace, QuoteThread, QuoteVersion } from '@nukkad/contract/market/quote/quote.model';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { QuotedLead, Subject } from '../quotation/index.ts';
import { findAgreement } from './agreement.store.ts';
import type { QuoteDependencies } from './quote.dependencies.ts';
import { presentThread, presentVersion } from './quote.presenter.ts';
import { pricePlace } from './quote.rules.ts';
import { findQuote, listVersions } from './quote.store.ts';
import { type SeenLead, readSeenLead } from './quoted-lead.ts';
import { findRefusal } from './refusal.store.ts';

/** Read before a transaction: the catalogue is asked for the names. */
export async function subjectOf(
  { quotation, platform }: QuoteDependencies,
  { rfq }: QuotedLead,
  lang: 'en' | 'hi',
): Promise<Subject> {
  const subjects = await quotation.quotes.subjects(platform.db, [rfq.rfqId], lang);
  const { rfqNumber, area } = rfq;
  return subjects.get(rfq.rfqId) ?? { rfqNumber, area, title: '', categoryName: '', categoryImage: '' };
}

/** Of a lead that was lost to another: its newest price beside the chosen one. */
async function placeOf(
  deps: QuoteDependencies,
  reader: Reader,
  { lead, rfq }: QuotedLead,
  own: number | undefined,
): Promise<PricePlace | null> {
  if (own === undefined || (lead.status !== 'Closed' && lead.status !== 'Rejected')) return null;
  const leads = await deps.quotation.quotes.listOf(reader, rfq.rfqId);
  const won = leads.find(({ status }) => ['Agreed', 'Payment Pending', 'Booked'].includes(status));
  const agreement = won && (await findAgreement(reader, won.leadId));
  const chosen = agreement && (await findQuote(reader, agreement.quoteId));
  return chosen ? pricePlace(own, chosen.totalPaise) : null;
}

/** All that the page of a lead's quotes shows. */
export async function threadOf(
  deps: QuoteDependencies,
  reader: Reader,
  of: SeenLead,
  { subject, now }: { readonly subject: Subject; readonly now: Date },
): Promise<QuoteThread> {
  const { leadId, organisationId } = of.lead;
  const [versions, agreement, refusal, organisations] = await Promise.all([
    listVersions(reader, leadId),
    findAgreement(reader, leadId),
    findRefusal(reader, leadId),
    deps.partner.getOrganisations(reader, [organisationId]),
  ]);
  return presentThread(of, {
    subject,
    companyName: organisations.get(organisationId)?.companyName ?? '',
    versions,
    agreement,
    refusal,
    pricePlace: of.side === 'Partner' ? await placeOf(deps, reader, of, versions[0]?.totalPaise) : null,
    now,
  });
}

export async function readThread(
  deps: QuoteDependencies,
  { viewer, lang, now }: SignedInCall,
  { leadId }: { readonly leadId: string },
): Promise<QuoteThread> {
  const { db } = deps.platform;
  const of = await readSeenLead(deps, db, viewer, leadId);
  return threadOf(deps, db, of, { subject: await subjectOf(deps, of, lang), now });
}

/** One version, for those who may read its lead. */
export async function readSeenVersion(
  deps: QuoteDependencies,
  { viewer }: Pick<SignedInCall, 'viewer'>,
  quoteId: string,
) {
  const { db } = deps.platform;
  const row = await findQuote(db, quoteId);
  const found = row && (await deps.quotation.quotes.find(db, row.leadId));
  const side = found && deps.quotation.quotes.sideOf(viewer, found);
  if (!row || !found || !side) return refuse(quoteErrors.quote_not_found);
  return { row, of: { ...found, side } };
}

export async function readVersion(
  deps: QuoteDependencies,
  call: SignedInCall,
  { quoteId }: { readonly quoteId: string },
): Promise<QuoteVersion> {
  const { db } = deps.platform;
  const { row } = await readSeenVersion(deps, call, quoteId);
  const [versions, agreement] = await Promise.all([
    listVersions(db, row.leadId),
    findAgreement(db, row.leadId),
  ]);
  return presentVersion(row, { versions, acceptedId: agreement?.quoteId ?? null, now: call.now });
}
