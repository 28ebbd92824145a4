import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import * as gst from '@nukkad/contract/money/invoice/booking-gst.api';
import { getInvoice as getInvoiceEndpoint } from '@nukkad/contract/money/payment/payment.api';
import { advanceEvents } from '@nukkad/contract/money/advance/advance.noun';
import { getPurchaseInvoice as getPurchaseInvoiceEndpoint } from '@nukkad/contract/money/invoice/purchase-invoice.api';
import { leadCreditEvents } from '@nukkad/contract/money/lead-credit/lead-credit.noun';
import { milestonePaymentEvents } from '@nukkad/contract/money/milestone-payment/milestone-payment.noun';
import { shareInvoice as shareInvoiceEndpoint } from '@nukkad/contract/money/invoice/invoice-share.api';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import { invoiceFinders } from './find-invoices.ts';
import { getInvoice } from './get-invoice.ts';
import { invoiceRecords } from './invoice-records.ts';
import { invoiceNumberOf, invoicePersonal } from './invoice.store.ts';
import { type InvoiceDependencies, issueInvoice } from './issue-invoice.ts';
import { readGstNumber, saveGstNumber } from './save-gst-number.ts';
import { invoiceNotices } from './share/invoice.notices.ts';
import { defaultShareRules, shareInvoice } from './share/share-invoice.ts';
import { shareableInvoice } from './share/shareable-invoice.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { getPurchaseInvoice } from './purchase/get-purchase-invoice.ts';
import { invoicePack, invoiceProject } from './purchase/issue-purchase-invoice.ts';
import { notePurchaseReturn } from './purchase/issue-purchase-note.ts';

/** GST invoices: made when the work is done and paid, frozen, printed on demand. */
export function createInvoiceDomain(deps: InvoiceDependencies): Domain {
  return {
    name: 'invoice',
    settings: { 'invoice.share': defaultShareRules },
    personal: invoicePersonal,
    finders: invoiceFinders(deps),
    notices: invoiceNotices(deps),
    extensions: [
      deps.booking.invoiceNumbers.answeredBy(invoiceNumberOf),
      deps.share.subjects.answeredBy(shareableInvoice(deps)),
      deps.drive.records.answeredBy(invoiceRecords(deps)),
    ],
    routes: [
      route(getInvoiceEndpoint, (call) => getInvoice(deps, call)),
      route(getPurchaseInvoiceEndpoint, (call) => getPurchaseInvoice(deps, call)),
      route(shareInvoiceEndpoint, (call) => shareInvoice(deps, call)),
      route(gst.getGstNumber, (call) => readGstNumber(deps, call.viewer, call.input.query.bookingId)),
      route(gst.saveGstNumber, (call) => saveGstNumber(deps, call, call.input.body)),
    ],
    consumers: [
      consumer(
        'invoice.issue',
        when(bookingEvents.completed, ({ facts }) => issueInvoice(deps, facts.bookingId)),
        when(paymentEvents.captured, ({ facts }) => issueInvoice(deps, facts.bookingId)),
      ),
      consumer(
        'invoice.issue_purchase',
        when(leadCreditEvents.bought, ({ facts }) => invoicePack(deps, facts.orderId)),
        when(milestonePaymentEvents.paid, ({ facts }) => invoiceProject(deps, facts)),
        when(advanceEvents.released, ({ facts }) => invoiceProject(deps, facts)),
        when(milestonePaymentEvents.givenBack, ({ facts }) => notePurchaseReturn(deps, facts)),
      ),
      consumer(
        'invoice.credit',
        when(bookingEvents.refunded, async ({ facts: { bookingId, granted } }) => {
          if (granted) await issueCreditNotes(deps, bookingId, granted.amountPaise);
        }),
      ),
    ],
  };
}

export const invoice = domain({
  needs: ['booking', 'drive', 'geography', 'ledger', 'partner', 'party', 'payment', 'project', 'share'],
  create: createInvoiceDomain,
});
