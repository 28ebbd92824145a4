import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import { type LeadStatus, wonLead } from '@nukkad/contract/market/lead/lead.noun';
import type { PricePlace, QuoteThread, QuoteVersion } from '@nukkad/contract/market/quote/quote.model';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Opening, QuotedLead, Subject } from '../rfq/index.ts';
import { readDocument } from './agreement-document.ts';
import { findAgreement } from './agreement.store.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { openingOf } from './quote-opening.ts';
import { presentThread, presentVersion } from './quote.presenter.ts';
import { pricePlace } from './quote.rules.ts';
import { findQuote, listVersions } from './quote.store.ts';
import { type SeenLead, readSeenLead } from './quoted-lead.ts';
import { findRefusal } from './refusal.store.ts';
import { findVisitAddress } from './visit/visit-address.store.ts';

/** Read before a transaction: the catalogue is asked for the names. */
export async function subjectOf(
  { platform, rfq: { quotes } }: QuoteDependencies,
  { rfq }: QuotedLead,
  lang: 'en' | 'hi',
): Promise<Subject> {
  const subjects = await quotes.subjects(platform.db, [rfq.rfqId], lang);
  const { rfqNumber, area } = rfq;
  return subjects.get(rfq.rfqId) ?? { rfqNumber, area, title: '', categoryName: '', categoryImage: '' };
}

const wonStatuses: readonly LeadStatus[] = wonLead;

/** Of a lead that was lost to another: its newest price beside the chosen one. */
async function placeOf(
  deps: QuoteDependencies,
  reader: Reader,
  { lead, rfq }: QuotedLead,
  own: number | undefined,
): Promise<PricePlace | null> {
  // Lines of several partners have no one price to compare with.
  if (rfq.splitAt !== null) return null;
  if (own === undefined || (lead.status !== 'Closed' && lead.status !== 'Rejected')) return null;
  const leads = await deps.rfq.quotes.listOf(reader, rfq.rfqId);
  const won = leads.find(({ status }) => wonStatuses.includes(status));
  const agreement = won && (await findAgreement(reader, won.leadId));
  const chosen = agreement && (await findQuote(reader, agreement.quoteId));
  return chosen ? pricePlace(own, chosen.totalPaise) : null;
}

/** All that the page of a lead's quotes shows. */
export async function threadOf(
  deps: QuoteDependencies,
  reader: Reader,
  of: SeenLead,
  { subject, opening }: { readonly subject: Subject; readonly opening: Opening },
): Promise<QuoteThread> {
  const { leadId, organisationId } = of.lead;
  const [versions, agreement, address, refusal, organisations, files] = await Promise.all([
    listVersions(reader, leadId),
    findAgreement(reader, leadId),
    findVisitAddress(reader, leadId),
    findRefusal(reader, leadId),
    deps.partner.getOrganisations(reader, [organisationId]),
    deps.rfq.quotes.filesOf(reader, leadId, opening),
  ]);
  return presentThread(of, {
    subject,
    companyName: organisations.get(organisationId)?.companyName ?? '',
    versions,
    agreement,
    document: await readDocument(deps, reader, agreement),
    visitAddress: address?.formattedAddress ?? null,
    refusal,
    pricePlace: of.side === 'Partner' ? await placeOf(deps, reader, of, versions[0]?.totalPaise) : null,
    files,
    now: opening.now,
  });
}

export async function readThread(
  deps: QuoteDependencies,
  call: SignedInCall,
  { leadId }: { readonly leadId: string },
): Promise<QuoteThread> {
  const { db } = deps.platform;
  const of = await readSeenLead(deps, db, call.viewer, leadId);
  const subject = await subjectOf(deps, of, call.lang);
  return threadOf(deps, db, of, { subject, opening: openingOf(deps, call) });
}

/** One version, for those who may read its lead. */
export async function readSeenVersion(
  deps: QuoteDependencies,
  { viewer }: Pick<SignedInCall, 'viewer'>,
  quoteId: string,
) {
  const { db } = deps.platform;
  const row = await findQuote(db, quoteId);
  const found = row && (await deps.rfq.quotes.find(db, row.leadId));
  const side = found && deps.rfq.quotes.sideOf(viewer, found);
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
  const [versions, agreement, files] = await Promise.all([
    listVersions(db, row.leadId),
    findAgreement(db, row.leadId),
    deps.rfq.quotes.filesOf(db, row.leadId, openingOf(deps, call)),
  ]);
  return presentVersion(row, { versions, acceptedId: agreement?.quoteId ?? null, files, now: call.now });
}
