import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { getPurchaseInvoice as asked } from '@nukkad/contract/money/invoice/purchase-invoice.api';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { InvoiceDependencies } from '../issue-invoice.ts';
import { renderInvoices } from '../render-invoice.ts';
import { findPurchaseInvoice, listPurchaseNotes } from './purchase-invoice.store.ts';
import { type Viewer, hasPermission } from '../../../platform/viewer.ts';

interface Invoiced {
  readonly payerId: string | null;
  readonly organisationId: string;
}

/** Who paid it, and people of the partner who may see its payments. */
export const mayReadPurchaseInvoice = (viewer: Viewer, { payerId, organisationId }: Invoiced): boolean =>
  (viewer.role === 'Buyer' && viewer.userId === payerId) ||
  ((viewer.role === 'Service Partner' || viewer.role === 'subUser') &&
    viewer.organisationId === organisationId &&
    hasPermission(viewer, 'payments.view'));

/** The papers of a purchase as one PDF: for who paid it, and for the organisation that it is of. */
export async function getPurchaseInvoice(
  { platform: { db }, payment }: InvoiceDependencies,
  { viewer, input, reply }: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<Buffer> {
  const { orderId } = input.query;
  const purchase = await payment.findAnyPurchase(db, orderId);
  if (!purchase || !mayReadPurchaseInvoice(viewer, purchase)) return refuse(paymentErrors.order_not_found);
  const [invoice, notes] = await Promise.all([
    findPurchaseInvoice(db, orderId),
    listPurchaseNotes(db, orderId),
  ]);
  if (!invoice) return refuse(paymentErrors.invoice_not_ready, { present: purchase.status });
  const fileName = `invoice-${invoice.paper.number.replaceAll('/', '-')}.pdf`;
  void reply
    .header('content-disposition', `inline; filename="${fileName}"`)
    .header('x-content-type-options', 'nosniff');
  return renderInvoices([invoice, ...notes]);
}
