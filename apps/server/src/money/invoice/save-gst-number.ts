import type { BookingGst } from '@nukkad/contract/money/invoice/booking-gst.api';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import { actorOf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { WriteCall } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { findBookingGst, putBookingGst } from './booking-gst.store.ts';
import { mayReadAsBuyer } from './invoice.policy.ts';
import { invoiceNumberOf } from './invoice.store.ts';
import type { InvoiceDependencies } from './issue-invoice.ts';

async function present(reader: Reader, bookingId: string): Promise<BookingGst> {
  const [row, number] = [await findBookingGst(reader, bookingId), await invoiceNumberOf(reader, bookingId)];
  return {
    gstNumber: row?.gstNumber ?? null,
    companyName: row?.companyName ?? null,
    changeable: number === null,
  };
}

export async function readGstNumber(
  deps: InvoiceDependencies,
  viewer: Viewer,
  bookingId: string,
): Promise<BookingGst> {
  const { db } = deps.platform;
  const payable = await deps.booking.payable(db, { bookingId });
  const isBuyer = payable !== null && mayReadAsBuyer(viewer, payable);
  if (!isBuyer) return refuse(paymentErrors.order_not_found);
  return present(db, bookingId);
}

/** The booking stays locked, as it is while its invoice is made: whichever comes first counts. */
export async function saveGstNumber(
  deps: InvoiceDependencies,
  call: WriteCall & { readonly viewer: Viewer; readonly now: Date },
  asked: {
    readonly bookingId: string;
    readonly gstNumber: string | null;
    readonly companyName?: string | undefined;
  },
): Promise<BookingGst> {
  const { viewer, now } = call;
  const { bookingId, gstNumber, companyName = '' } = asked;
  return deps.platform.write(call, async (tx) => {
    const payable = await deps.booking.lockPayable(tx, { bookingId });
    if (!payable || !mayReadAsBuyer(viewer, payable)) return refuse(paymentErrors.order_not_found);
    if (await invoiceNumberOf(tx, bookingId)) return refuse(paymentErrors.invoice_made);
    const own = authorize(payable, mayReadAsBuyer(viewer, payable));
    await putBookingGst(tx, own, gstNumber === null ? null : { gstNumber, companyName }, now);
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'invoice.gst_number_saved',
      subjectKind: 'booking',
      subjectId: bookingId,
      detail: { given: gstNumber !== null },
    });
    return present(tx, bookingId);
  });
}
