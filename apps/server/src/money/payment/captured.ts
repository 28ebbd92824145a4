/** A captured payment as a gateway reported it, and what became of it. */
import type { ProviderName } from './gateway/payment-gateway.ts';

export interface CapturedFacts {
  readonly provider: ProviderName;
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly method: string;
  /** When the buyer made it, where the gateway says so. */
  readonly attemptedAt: Date | null;
}

export type CaptureOutcome = 'captured' | 'surplus' | 'nothing' | 'unknown' | 'amount_differs';
