import { maskContacts } from '@nukkad/contract/kernel/contact-details/contact-details';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { DriveRecords, ListedRecord } from '../../files/drive/index.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { isUuid } from '../../platform/id.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import { pdfMediaType } from '../../platform/storage/media-types.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import { paperOf } from './get-paper.ts';
import { quotePdf } from './own-paper.ts';
import { type QuoteReaders, type QuoteRecord, listQuoteRecords } from './quote-records.store.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { findQuote } from './quote.store.ts';

const titles: Readonly<Record<Language, (row: QuoteRecord) => string>> = {
  en: ({ title, versionNumber }) => `${maskContacts(title)} · version ${versionNumber}`,
  hi: ({ title, versionNumber }) => `${maskContacts(title)} · संस्करण ${versionNumber}`,
};

/** Null: this person has none. */
function sideOf(viewer: Viewer): QuoteReaders | null {
  const { role, userId, organisationId } = viewer;
  if (role === 'Buyer') return { buyerId: userId };
  return organisationId !== null && hasPermission(viewer, 'booking.view') ? { organisationId } : null;
}

const present = (row: QuoteRecord, viewer: Viewer, lang: Language): Omit<ListedRecord, 'from'> => {
  const { quoteId, leadId, rfqId } = row;
  const at = row.createdAt.toISOString();
  return {
    recordId: quoteId,
    name: titles[lang](row),
    mediaType: pdfMediaType,
    bytes: null,
    at,
    screen:
      viewer.role === 'Buyer'
        ? screenAddress.customerQuote(rfqId, leadId)
        : screenAddress.partnerQuote(leadId),
    pictureUrl: null,
    share: { subject: 'estimate', subjectId: quoteId },
    key: [at, quoteId],
  };
};

/** What was offered for one's requests, and what the business offered: each version is a paper. */
export const quoteRecords = (deps: QuoteDependencies): DriveRecords => ({
  folder: 'quotes',
  isFor: (viewer) => sideOf(viewer) !== null,
  list: async (reader, { viewer, lang }, { q, cursor, most }) => {
    const side = sideOf(viewer);
    if (!side) return [];
    const rows = await listQuoteRecords(reader, { side, q }, readInstantCursor(cursor), most);
    const partners =
      viewer.role === 'Buyer' ? [...new Set(rows.map(({ organisationId }) => organisationId))] : [];
    const names = await deps.partner.getOrganisations(reader, partners);
    return rows.map((row) => ({
      ...present(row, viewer, lang),
      from: names.get(row.organisationId)?.companyName ?? row.rfqNumber,
    }));
  },
  file: async (reader, { viewer, lang }, quoteId) => {
    const quote = isUuid(quoteId) ? await findQuote(reader, quoteId) : null;
    const of = quote && (await deps.rfq.quotes.find(reader, quote.leadId));
    if (!quote || !of || !deps.rfq.quotes.sideOf(viewer, of)) return null;
    return {
      fileName: `quote-${of.rfq.rfqNumber}-${quote.versionNumber}.pdf`,
      read: async () => {
        const paper = await paperOf(deps, viewer, { quoteId, lang });
        return { content: await quotePdf(deps, paper, lang), mediaType: pdfMediaType };
      },
    };
  },
});
