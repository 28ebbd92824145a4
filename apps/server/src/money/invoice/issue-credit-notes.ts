import { invoiceEvents } from '@nukkad/contract/money/invoice/invoice.noun';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { draftCreditNotes } from './credit-note.rules.ts';
import { listCorrectable, listCreditNotes, saveCreditNote } from './credit-note.store.ts';
import { financialYear } from '../../platform/financial-year.ts';
import { invoiceNumber } from './invoice.rules.ts';
import { readPlatform, takeNumber } from './invoice.store.ts';
import { type InvoiceDependencies, issueInvoice } from './issue-invoice.ts';

/**
 * `booking.refunded` after a dispute: once, under the booking's lock, with numbers that leave no gap. The invoice may be
 * on its way still, so it is made first; what was never paid has none, and nothing to correct.
 */
export async function issueCreditNotes(
  deps: InvoiceDependencies,
  bookingId: string,
  amountPaise: number,
): Promise<void> {
  await issueInvoice(deps, bookingId);
  const issuedAt = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const payable = await deps.booking.lockPayable(tx, { bookingId });
    if (!payable || (await listCreditNotes(tx, bookingId)).length > 0) return;
    const invoices = await listCorrectable(tx, bookingId);
    if (invoices.length === 0) return;
    const year = financialYear(issuedAt);
    const { series } = await readPlatform(tx, issuedAt);
    for (const { invoice, paper } of draftCreditNotes(invoices, amountPaise, issuedAt)) {
      const { supplierId, invoiceId, buyerId, organisationId } = invoice;
      const taken = await takeNumber(tx, supplierId, series, year, 'credit_note');
      const number = invoiceNumber(taken.series, taken.financialYear, taken.sequence);
      const printed = { ...paper, number };
      const note = { ...taken, creditNoteId: newId(), invoiceId, bookingId, buyerId, organisationId };
      await saveCreditNote(tx, { ...note, paper: printed, issuedAt });
    }
    const { buyerId, version, organisationId } = payable;
    if (organisationId)
      await publish(tx, issuedAt, invoiceEvents.issued, { bookingId, version, buyerId, organisationId });
  });
}
