import { shareDays } from '@nukkad/contract/files/share/share.model';
import { invoiceEvents } from '@nukkad/contract/money/invoice/invoice.noun';
import type { InvoiceShare } from '@nukkad/contract/money/invoice/invoice-share.api';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { GivenShare } from '../../../files/share/index.ts';
import type { Payable } from '../../../market/booking/index.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayReadAsBuyer } from '../invoice.policy.ts';
import { invoiceNumberOf } from '../invoice.store.ts';
import type { InvoiceDependencies } from '../issue-invoice.ts';

/** How long a link that is sent opens; dated rows of `setting` under `invoice.share`. */
export const defaultShareRules = { days: 7 };

async function daysOf(reader: Reader, now: Date): Promise<number> {
  const { days } = await settingAt(reader, 'invoice.share', now, defaultShareRules);
  return Math.min(days, shareDays.most);
}

/** Both sides of a booking may read its invoice, and pass it on. */
async function readable(
  { platform, booking }: InvoiceDependencies,
  viewer: Viewer,
  bookingId: string,
): Promise<Payable> {
  const payable = await booking.payable(platform.db, { bookingId });
  if (!payable || !(mayReadAsBuyer(viewer, payable) || booking.mayReadAsPartner(viewer, payable)))
    return refuse(paymentErrors.order_not_found);
  return payable;
}

const present = ({ url, expiresAt }: GivenShare): InvoiceShare => ({
  url,
  expiresAt: expiresAt.toISOString(),
});

type ShareCall = SignedInCall<{ body: { bookingId: string; way: 'link' | 'sms' | 'mail' } }>;

/** A link to pass on, or one that goes to the customer by SMS or mail. */
export async function shareInvoice(deps: InvoiceDependencies, call: ShareCall): Promise<InvoiceShare> {
  const { viewer, now, input } = call;
  const { bookingId, way } = input.body;
  const { platform } = deps;
  const { db } = platform;
  const payable = await readable(deps, viewer, bookingId);
  if (!(await invoiceNumberOf(db, bookingId)))
    refuse(paymentErrors.invoice_not_ready, { present: payable.status });
  const days = await daysOf(db, now);
  const of = { subject: 'invoice', subjectId: bookingId, days } as const;
  if (way === 'link') return deps.share.give(call, of, present);
  const { buyerId } = payable;
  const isBuyer = mayReadAsBuyer(viewer, payable);
  const sent = {
    ...of,
    sharedBy: viewer.userId,
    organisationId: isBuyer ? null : viewer.organisationId,
    forUserId: buyerId,
  };
  const allowed = isBuyer || deps.booking.mayReadAsPartner(viewer, payable);
  return platform.write(call, async (tx) => {
    const given = await deps.share.send(tx, authorize(sent, allowed), now);
    await publish(tx, now, invoiceEvents.shared, { bookingId, shareId: given.shareId, buyerId, way });
    return present(given);
  });
}
