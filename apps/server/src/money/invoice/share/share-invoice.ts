import { invoiceEvents } from '@nukkad/contract/money/invoice/invoice.noun';
import type { InvoiceShare } from '@nukkad/contract/money/invoice/invoice-share.api';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { Payable } from '../../../market/booking/index.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayReadAsBuyer } from '../invoice.policy.ts';
import { invoiceNumberOf } from '../invoice.store.ts';
import type { InvoiceDependencies } from '../issue-invoice.ts';
import { insertShare, readShareRules, revokeShares } from './share.store.ts';
import { shareKeys } from '../../../platform/storage/share-keys.ts';

/** Links to invoices. */
export const { codeOfShare, shareOfCode, signFile, fileFits } = shareKeys('invoice share');

const dayMs = 86_400_000;

export const shareAddress = ({ platform: { config } }: InvoiceDependencies, shareId: string): string =>
  `${config.publicOrigin}/invoice/shared/${codeOfShare(config.secret, shareId)}`;

/** Both sides of a booking may read its invoice, and pass it on. */
export async function readable(
  { platform, booking }: InvoiceDependencies,
  viewer: Viewer,
  bookingId: string,
): Promise<Payable> {
  const payable = await booking.payable(platform.db, { bookingId });
  if (!payable || !(mayReadAsBuyer(viewer, payable) || booking.mayReadAsPartner(viewer, payable)))
    return refuse(paymentErrors.order_not_found);
  return payable;
}

type ShareCall = SignedInCall<{ body: { bookingId: string; way: 'link' | 'sms' | 'mail' } }>;

/** A new link each time, so that one that was passed on can end without another one. */
export async function shareInvoice(deps: InvoiceDependencies, call: ShareCall): Promise<InvoiceShare> {
  const { viewer, now, input } = call;
  const { bookingId, way } = input.body;
  const payable = await readable(deps, viewer, bookingId);
  if (!(await invoiceNumberOf(deps.platform.db, bookingId)))
    refuse(paymentErrors.invoice_not_ready, { present: payable.status });
  const { days } = await readShareRules(deps.platform.db, now);
  const share = {
    shareId: newId(),
    bookingId,
    sharedBy: viewer.userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * dayMs),
  };
  const allowed = mayReadAsBuyer(viewer, payable) || deps.booking.mayReadAsPartner(viewer, payable);
  return deps.platform.write(call, async (tx) => {
    await insertShare(tx, authorize(share, allowed));
    const { shareId, expiresAt } = share;
    if (way !== 'link')
      await publish(tx, now, invoiceEvents.shared, { bookingId, shareId, buyerId: payable.buyerId, way });
    return { url: shareAddress(deps, shareId), expiresAt: expiresAt.toISOString() };
  });
}

export async function unshareInvoice(
  deps: InvoiceDependencies,
  call: SignedInCall<{ query: { bookingId: string; shareId?: string | undefined } }>,
): Promise<{ bookingId: string }> {
  const { viewer, now, input } = call;
  const { bookingId, shareId = null } = input.query;
  const payable = await readable(deps, viewer, bookingId);
  const asBuyer = mayReadAsBuyer(viewer, payable);
  const own = { bookingId, buyerId: payable.buyerId, asBuyer, shareId };
  return deps.platform.write(call, async (tx) => {
    await revokeShares(tx, authorize(own, asBuyer || deps.booking.mayReadAsPartner(viewer, payable)), now);
    return { bookingId };
  });
}
