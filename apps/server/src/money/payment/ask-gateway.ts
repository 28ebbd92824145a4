import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import { refuse } from '../../platform/refusal.ts';
import { GatewayUnavailable } from './gateway/payment-gateway.ts';
import type { PaymentDependencies } from './payment.interface.ts';

/** Asked outside of any transaction: a slow gateway must not hold the booking's lock. */
export async function askGatewayFor<Made>(
  { platform }: PaymentDependencies,
  ask: () => Promise<Made>,
): Promise<Made> {
  try {
    return await ask();
  } catch (error) {
    platform.log.warn({ err: error }, 'no order from the gateway');
    const retryAfter = error instanceof GatewayUnavailable ? 5 : 60;
    return refuse(paymentErrors.gateway_unavailable, { retryAfter });
  }
}
