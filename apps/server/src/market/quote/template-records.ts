/** Versions of quotes, as quotations of a business's own words name them. */
import { maskContacts } from '@nukkad/contract/kernel/contact-details/contact-details';
import { istDay } from '@nukkad/contract/kernel/time';
import type { RecordField, TemplateRecords } from '../../files/template/index.ts';
import { dayIn } from '../../platform/spoken.rules.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { hasPermission, organisationOf } from '../../platform/viewer.ts';
import { paperOf } from './get-paper.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { valuesOf } from './quote-values.ts';
import { listQuoteRecords } from './quote-records.store.ts';
import { findQuote } from './quote.store.ts';

const fields: readonly RecordField[] = [
  { name: 'customer.name', type: 'text', title: { en: 'Name of the customer', hi: 'ग्राहक का नाम' } },
  { name: 'quote.number', type: 'text', title: { en: 'Number of the request', hi: 'अनुरोध क्रमांक' } },
  { name: 'quote.version', type: 'number', title: { en: 'Version', hi: 'संस्करण' } },
  { name: 'quote.title', type: 'text', title: { en: 'Service', hi: 'सेवा' } },
  { name: 'quote.area', type: 'text', title: { en: 'Area', hi: 'इलाक़ा' } },
  { name: 'quote.made_on', type: 'day', title: { en: 'Made on', hi: 'बनाने की तारीख़' } },
  { name: 'quote.valid_until', type: 'day', title: { en: 'Valid until', hi: 'मान्य तारीख़' } },
  { name: 'quote.start_day', type: 'day', title: { en: 'Start of work', hi: 'काम की शुरुआत' } },
  { name: 'quote.finish_day', type: 'day', title: { en: 'End of work', hi: 'काम पूरा' } },
  { name: 'quote.warranty_months', type: 'number', title: { en: 'Warranty, months', hi: 'वारंटी, महीने' } },
  { name: 'lines', type: 'list', title: { en: 'Work', hi: 'काम' } },
  { name: 'lines.name', type: 'text', title: { en: 'What is done', hi: 'क्या काम' } },
  { name: 'lines.details', type: 'text', title: { en: 'Details', hi: 'ब्योरा' } },
  { name: 'lines.quantity', type: 'number', title: { en: 'Quantity', hi: 'मात्रा' } },
  { name: 'lines.unit', type: 'text', title: { en: 'Unit', hi: 'इकाई' } },
  { name: 'lines.unit_price', type: 'money', title: { en: 'Rate', hi: 'दर' } },
  { name: 'lines.gst_percent', type: 'number', title: { en: 'GST percent', hi: 'GST प्रतिशत' } },
  { name: 'lines.amount', type: 'money', title: { en: 'Amount', hi: 'राशि' } },
  { name: 'quote.subtotal', type: 'money', title: { en: 'Subtotal', hi: 'उप-योग' } },
  { name: 'quote.discount', type: 'money', title: { en: 'Discount', hi: 'छूट' } },
  { name: 'taxes', type: 'list', title: { en: 'Taxes', hi: 'टैक्स' } },
  { name: 'taxes.label', type: 'text', title: { en: 'Name of the tax', hi: 'टैक्स का नाम' } },
  { name: 'taxes.percent', type: 'number', title: { en: 'Percent', hi: 'प्रतिशत' } },
  { name: 'taxes.amount', type: 'money', title: { en: 'Amount of tax', hi: 'टैक्स की राशि' } },
  { name: 'quote.rounding', type: 'money', title: { en: 'Rounding', hi: 'पूर्णांकन' } },
  { name: 'quote.total', type: 'money', title: { en: 'Total', hi: 'कुल' } },
  { name: 'payments', type: 'list', title: { en: 'Payments', hi: 'भुगतान' } },
  { name: 'payments.title', type: 'text', title: { en: 'What it is for', hi: 'किसके लिए' } },
  { name: 'payments.percent', type: 'number', title: { en: 'Percent', hi: 'प्रतिशत' } },
  { name: 'payments.amount', type: 'money', title: { en: 'Amount to pay', hi: 'भुगतान की राशि' } },
  { name: 'quote.terms', type: 'text', title: { en: 'Terms', hi: 'शर्तें' } },
];

export const quoteTemplates = (deps: QuoteDependencies): TemplateRecords => ({
  kinds: ['quotation'],
  fields,
  parties: [{ role: 'customer', title: { en: 'The customer', hi: 'ग्राहक' } }],
  isFor: (viewer) => hasPermission(viewer, 'booking.view'),
  list: async (reader, viewer, { q, cursor, most, lang }) => {
    const side = { organisationId: organisationOf(viewer) };
    const rows = await listQuoteRecords(
      reader,
      { side, q, madeBy: 'Partner' },
      readInstantCursor(cursor),
      most,
    );
    return rows.map(({ quoteId, createdAt, versionNumber, rfqNumber, title }) => ({
      recordId: quoteId,
      name: `${rfqNumber}-${versionNumber}`,
      note: `${maskContacts(title)}, ${dayIn(lang, istDay(createdAt))}`,
      key: [createdAt.toISOString(), quoteId],
    }));
  },
  fill: async (reader, viewer, quoteId, { lang }) => {
    const quote = await findQuote(reader, quoteId);
    if (quote?.organisationId !== viewer.organisationId) return null;
    const of = await deps.rfq.quotes.find(reader, quote.leadId);
    if (!of || deps.rfq.quotes.sideOf(viewer, of) !== 'Partner') return null;
    const [paper, people] = await Promise.all([
      paperOf(deps, viewer, { quoteId, lang }),
      deps.account.getPeople(reader, of.rfq.userId ? [of.rfq.userId] : []),
    ]);
    const { customerName } = paper;
    const mobileNumber = (of.rfq.userId && people.get(of.rfq.userId)?.mobileNumber) || null;
    return {
      name: `${paper.rfqNumber}-${quote.versionNumber}`,
      values: valuesOf(paper),
      parties: [{ role: 'customer', name: customerName, mobileNumber }],
    };
  },
});
