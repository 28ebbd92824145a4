import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Payable } from '../../market/booking/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { InvoiceDependencies } from './issue-invoice.ts';
import { mayReadAsBuyer } from './invoice.policy.ts';
import { listCreditNotes } from './credit-note.store.ts';
import { listInvoices } from './invoice.store.ts';
import { renderInvoices } from './render-invoice.ts';

/** The buyer, and people of the organisation that did the work. */
export const mayReadBooking = (
  { booking }: Pick<InvoiceDependencies, 'booking'>,
  viewer: Viewer,
  payable: Payable,
): boolean => mayReadAsBuyer(viewer, payable) || booking.mayReadAsPartner(viewer, payable);

/** The papers of a booking as one PDF: for its buyer, and for the organisation that did the work. */
export async function getInvoice(
  deps: InvoiceDependencies,
  call: SignedInCall<{ query: { bookingId: string } }>,
): Promise<Buffer> {
  const { db } = deps.platform;
  const { bookingId } = call.input.query;
  const payable = await deps.booking.payable(db, { bookingId });
  if (!payable || !mayReadBooking(deps, call.viewer, payable)) return refuse(paymentErrors.order_not_found);
  const invoices = await listInvoices(db, bookingId);
  const [first] = invoices;
  if (!first) return refuse(paymentErrors.invoice_not_ready, { present: payable.status });
  const fileName = `invoice-${first.paper.number.replaceAll('/', '-')}.pdf`;
  void call.reply
    .header('content-disposition', `inline; filename="${fileName}"`)
    .header('x-content-type-options', 'nosniff');
  return renderInvoices([...invoices, ...(await listCreditNotes(db, bookingId))]);
}
