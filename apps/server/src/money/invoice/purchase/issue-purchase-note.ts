import type { FactsOf } from '@nukkad/contract/kernel/event';
import type { milestonePaymentEvents } from '@nukkad/contract/money/milestone-payment/milestone-payment.noun';
import { newId } from '../../../platform/id.ts';
import { system } from '../../../platform/platform.ts';
import { draftCreditNotes } from '../credit-note.rules.ts';
import { findCorrectable, saveCreditNote } from '../credit-note.store.ts';
import { financialYear } from '../../../platform/financial-year.ts';
import { invoiceNumber } from '../invoice.rules.ts';
import { readPlatform, takeNumber } from '../invoice.store.ts';
import type { InvoiceDependencies } from '../issue-invoice.ts';
import { hasNoteOf } from './purchase-invoice.store.ts';

/**
 * `milestone_order.given_back`: once for each refund, in the series of who invoiced it. What was held was not invoiced; an
 * invoice that is on its way makes the event come again.
 */
export async function notePurchaseReturn(
  { platform }: Pick<InvoiceDependencies, 'platform'>,
  { orderId, refundId, returnedPaise, wasHeld }: FactsOf<typeof milestonePaymentEvents.givenBack>,
): Promise<void> {
  if (wasHeld) return;
  const issuedAt = platform.clock.now();
  await platform.write(system, async (tx) => {
    if (await hasNoteOf(tx, refundId)) return;
    const invoice = await findCorrectable(tx, orderId);
    const [draft] = draftCreditNotes(invoice ? [invoice] : [], returnedPaise, issuedAt);
    if (!invoice || !draft) throw new Error(`The invoice of purchase ${orderId} is not there yet.`);
    const { supplierId, invoiceId, buyerId, organisationId } = invoice;
    const { series } = await readPlatform(tx, issuedAt);
    const taken = await takeNumber(tx, supplierId, series, financialYear(issuedAt), 'credit_note');
    const number = invoiceNumber(taken.series, taken.financialYear, taken.sequence);
    await saveCreditNote(tx, {
      ...taken,
      creditNoteId: newId(),
      invoiceId,
      bookingId: null,
      orderId,
      refundId,
      buyerId,
      organisationId,
      paper: { ...draft.paper, number },
      issuedAt,
    });
  });
}
