import type { PaymentLink } from '@nukkad/contract/money/payment/payment-link.model';
import type { PaymentDependencies } from '../payment.interface.ts';
import { type LinkCall, openLink, presentLink } from './open-link.ts';

/** To be shown as a QR code at the door. */
export const createPaymentLink = (deps: PaymentDependencies, call: LinkCall): Promise<PaymentLink> =>
  openLink(deps, call, async (_tx, order) => presentLink(order));
