import { getInvoice as getInvoiceEndpoint } from '@nukkad/contract/payment/payment.api';
import type { Domain } from '../platform/domain.ts';
import { route } from '../platform/http/route.ts';
import { getInvoice } from './get-invoice.ts';
import { type InvoiceParts, issueInvoice } from './issue-invoice.ts';
import { invoicePersonal } from './invoice.personal.store.ts';

export { invoiceNumberOf } from './invoice.store.ts';

/** GST invoices: made when the work is done and paid, frozen, printed on demand. */
export function createInvoiceDomain(parts: InvoiceParts): Domain {
  return {
    name: 'invoice',
    personal: invoicePersonal,
    routes: [route(getInvoiceEndpoint, (call) => getInvoice(parts, call))],
    consumers: [
      {
        name: 'invoice.issue',
        on: ['booking.completed', 'payment.captured'],
        run: (event) => issueInvoice(parts, event),
      },
    ],
  };
}
