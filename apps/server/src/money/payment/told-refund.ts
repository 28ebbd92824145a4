import type { RefundFacts } from './gateway/gateway-event.ts';
import type { ProviderName } from './gateway/payment-gateway.ts';

/** What the gateway says of a refund. */
export interface ToldRefund {
  readonly provider: ProviderName;
  readonly facts: RefundFacts;
  readonly status: 'processed' | 'failed';
}

export type SettleOutcome = 'refunded' | 'refund_failed' | 'nothing' | 'unknown' | 'amount_differs';
