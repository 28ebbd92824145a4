import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { DriveRecords, ListedRecord } from '../../files/drive/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { isUuid } from '../../platform/id.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import { pdfMediaType } from '../../platform/storage/media-types.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import { listCreditNotes } from './credit-note.store.ts';
import { mayReadBooking } from './get-invoice.ts';
import {
  type InvoiceRecord,
  type InvoiceSide,
  findInvoiceRecord,
  listInvoiceRecords,
} from './invoice-records.store.ts';
import { type IssuedInvoice, listInvoices } from './invoice.store.ts';
import type { InvoiceDependencies } from './issue-invoice.ts';
import { mayReadPurchaseInvoice } from './purchase/get-purchase-invoice.ts';
import { findPurchaseInvoice, listPurchaseNotes } from './purchase/purchase-invoice.store.ts';
import { renderInvoices } from './render-invoice.ts';

const titles: Readonly<Record<Language, (number: string) => string>> = {
  en: (number) => `Invoice ${number}`,
  hi: (number) => `बिल ${number}`,
};

/** Null: this person has none. */
function sideOf(viewer: Viewer): InvoiceSide | null {
  const { role, userId, organisationId } = viewer;
  if (role === 'Buyer') return { buyerId: userId };
  return organisationId !== null && hasPermission(viewer, 'payments.view') ? { organisationId } : null;
}

function screenOf({ role }: Viewer, { bookingId }: InvoiceRecord): string | null {
  if (bookingId === null) return null;
  return role === 'Buyer'
    ? screenAddress.customerBooking(bookingId)
    : screenAddress.partnerBooking(bookingId);
}

const present =
  (viewer: Viewer, lang: Language) =>
  (row: InvoiceRecord): ListedRecord => {
    const at = row.issuedAt.toISOString();
    return {
      recordId: row.invoiceId,
      name: titles[lang](row.number),
      mediaType: pdfMediaType,
      bytes: null,
      at,
      from: viewer.role === 'Buyer' ? row.supplier : row.recipient,
      screen: screenOf(viewer, row),
      pictureUrl: null,
      share: row.bookingId === null ? null : { subject: 'invoice', subjectId: row.bookingId },
      key: [at, row.invoiceId],
    };
  };

type Paper = () => Promise<readonly IssuedInvoice[]>;

/** What the file is made of, by the rules of the calls that draw it; null: this person may not read it. */
async function paperOf(
  { booking, payment }: InvoiceDependencies,
  reader: Reader,
  viewer: Viewer,
  { bookingId, orderId }: InvoiceRecord,
): Promise<Paper | null> {
  if (bookingId !== null) {
    const payable = await booking.payable(reader, { bookingId });
    if (!payable || !mayReadBooking({ booking }, viewer, payable)) return null;
    return async () => [
      ...(await listInvoices(reader, bookingId)),
      ...(await listCreditNotes(reader, bookingId)),
    ];
  }
  const purchase = orderId === null ? null : await payment.findAnyPurchase(reader, orderId);
  if (!purchase || !mayReadPurchaseInvoice(viewer, purchase)) return null;
  const of = purchase.orderId;
  return async () => {
    const invoice = await findPurchaseInvoice(reader, of);
    return invoice ? [invoice, ...(await listPurchaseNotes(reader, of))] : [];
  };
}

/** One's own as a customer, and those of the business for who may see its payments. */
export const invoiceRecords = (deps: InvoiceDependencies): DriveRecords => ({
  folder: 'invoices',
  isFor: (viewer) => sideOf(viewer) !== null,
  list: async (reader, { viewer, lang }, { q, cursor, most }) => {
    const side = sideOf(viewer);
    if (!side) return [];
    const rows = await listInvoiceRecords(reader, { side, q }, readInstantCursor(cursor), most);
    return rows.map(present(viewer, lang));
  },
  file: async (reader, { viewer }, recordId) => {
    const row = isUuid(recordId) ? await findInvoiceRecord(reader, recordId) : null;
    const paper = row && (await paperOf(deps, reader, viewer, row));
    if (!row || !paper) return null;
    return {
      fileName: `invoice-${row.number.replaceAll('/', '-')}.pdf`,
      read: async () => ({ content: await renderInvoices(await paper()), mediaType: pdfMediaType }),
    };
  },
});
