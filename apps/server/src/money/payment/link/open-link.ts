import { confirmsLink } from '@nukkad/contract/market/booking/booking.confirm';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { paymentErrors, paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import type { PaymentLink } from '@nukkad/contract/money/payment/payment-link.model';
import { type Authorized, authorize, partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { askGatewayFor } from '../ask-gateway.ts';
import { beginOrder } from '../begin-order.ts';
import { earlierAnswer } from '../../../platform/earlier-answer.ts';
import type { GatewayLink } from '../gateway/payment-gateway.ts';
import { orderTransitions } from '../order.transitions.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { takenInPerson } from '../payment.rules.ts';
import * as orders from '../order.store.ts';
import { linkExpiresAt } from './payment-link.rules.ts';

export type LinkCall = SignedInCall<{ body: { bookingId: string; seen: Seen<typeof confirmsLink> } }>;

/** The open link of the same amount is shown again; any other open payment is put away, and its money would go back. */
async function reserve(
  deps: PaymentDependencies,
  tx: Tx,
  call: LinkCall,
): Promise<Authorized<orders.OrderRow>> {
  const { viewer, now, input } = call;
  const payable = await deps.booking.lockPayable(tx, { bookingId: input.body.bookingId });
  if (
    !payable ||
    (payable.organisationId !== viewer.organisationId && !deps.booking.isWorker(viewer, payable))
  )
    return refuse(paymentErrors.order_not_found);
  const owed = authorize(payable, deps.booking.isWorker(viewer, payable));
  if (!takenInPerson.includes(payable.status)) refuse(kernelErrors.stale_state, { present: payable.status });
  if (payable.amountDuePaise <= 0) refuse(paymentErrors.nothing_due, { present: payable.paymentStatus });
  confirmSeen(confirmsLink, input.body.seen, { amountDue: payable.amountDuePaise });
  const payer = { viewer, isWorker: true };
  const open = await orders.lockOpenOrder(tx, payable.bookingId);
  const { amountDuePaise: amountPaise } = payable;
  const { provider } = deps.gateway;
  const same =
    open?.isLink && open.amountPaise === amountPaise && open.provider === provider && open.expiresAt > now;
  if (same) return authorize(open, deps.booking.isWorker(viewer, payable));
  if (open)
    await orderTransitions.move(tx, orderTransitions.allow(payer, orderTransitions.verb.putAway, open), {
      now,
    });
  const expiresAt = linkExpiresAt(now, await orders.readRules(tx, now));
  const order = await beginOrder(tx, payer, owed, { provider, amountPaise, expiresAt, isLink: true }, now);
  return authorize(order, deps.booking.isWorker(viewer, payable));
}

/** Opens a link for what is due, and answers what `then` makes of it. A link that was put away meanwhile is cancelled. */
export async function openLink(
  deps: PaymentDependencies,
  call: LinkCall,
  then: (tx: Tx, order: Authorized<orders.OrderRow>) => Promise<PaymentLink>,
): Promise<PaymentLink> {
  const { platform, gateway } = deps;
  const earlier = await earlierAnswer<PaymentLink>(deps, call);
  if (earlier) return earlier;
  const reserved = await platform.write(system, (tx) => reserve(deps, tx, call));
  const { providerOrderId, linkUrl } = reserved;
  const made =
    providerOrderId && linkUrl
      ? { providerOrderId, url: linkUrl }
      : await askGatewayFor(deps, () => gateway.createLink(reserved));
  const order = await keepLink(deps, reserved, made, call.now);
  if (order?.status === 'paid') return refuse(paymentErrors.nothing_due);
  if (order?.status !== 'created' && order?.status !== 'attempted')
    return refuse(kernelErrors.stale_state, { present: order?.status ?? '' });
  return platform.write(call, async (tx) => then(tx, partOf(reserved, order)));
}

/** What the gateway answered; a link that was put away while it did is cancelled at once. */
function keepLink(
  { platform, booking }: PaymentDependencies,
  reserved: Authorized<orders.OrderRow>,
  made: GatewayLink,
  now: Date,
): Promise<orders.OrderRow | null> {
  const { bookingId, orderId } = reserved;
  return platform.write(system, async (tx) => {
    await booking.lockPayable(tx, { bookingId });
    await orders.saveProviderLink(tx, reserved, made);
    const order = await orders.lockOrder(tx, orderId);
    if (order?.status === 'expired') await publish(tx, now, paymentEvents.linkOver, { bookingId, orderId });
    return order;
  });
}

export function presentLink({
  orderId,
  bookingId,
  linkUrl,
  amountPaise,
  expiresAt,
  linkSentAt,
}: orders.OrderRow): PaymentLink {
  return {
    orderId,
    bookingId,
    url: linkUrl ?? refuse(paymentErrors.gateway_unavailable),
    amount: amountPaise,
    expiresAt: expiresAt.toISOString(),
    sentAt: linkSentAt?.toISOString() ?? null,
  };
}
