import { paymentErrors, paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import type { PaymentLink } from '@nukkad/contract/money/payment/payment-link.model';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { readRules, saveLinkSent } from '../order.store.ts';
import { type LinkCall, openLink, presentLink } from './open-link.ts';
import { secondsUntilSend } from './payment-link.rules.ts';

/** Sends the link to the customer: again after a pause, and only so often. */
export const sendPaymentLink = (deps: PaymentDependencies, call: LinkCall): Promise<PaymentLink> =>
  openLink(deps, call, async (tx, order) => {
    const { now } = call;
    const { bookingId, orderId } = order;
    const wait = secondsUntilSend(order, now, await readRules(tx, now));
    if (wait !== 0) refuse(paymentErrors.link_just_sent, wait === null ? {} : { retryAfter: wait });
    await saveLinkSent(tx, order, now);
    await publish(tx, now, paymentEvents.linkSent, { bookingId, orderId });
    return presentLink({ ...order, linkSentAt: now });
  });
