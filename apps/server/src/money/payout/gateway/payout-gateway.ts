import type { PayoutNews } from './payout-event.ts';

export type PayoutProvider = 'sandbox' | 'razorpayx';

/** A bank account, or a UPI id. */
export type PayoutTarget =
  | { readonly kind: 'bank'; readonly ifsc: string; readonly accountNumber: string }
  | { readonly kind: 'upi'; readonly upiId: string };

/** Whom money is sent to, and where: a partner's verified account, or what a customer named. */
export interface PayoutAccount {
  /** Our id of who owns it. */
  readonly ownerId: string;
  readonly owner: 'vendor' | 'customer' | 'employee';
  /** Of the check that verified it, or of what was named: another account has another. */
  readonly checkId: string;
  readonly holderName: string;
  readonly target: PayoutTarget;
}

export interface WantedPayout {
  /** Ours: the idempotency key and the reference. */
  readonly payoutId: string;
  readonly fundAccountId: string;
  readonly amountPaise: number;
  readonly kind: PayoutTarget['kind'];
  readonly purpose: 'payout' | 'refund' | 'salary';
}

/** A provider of payouts. Each call can be repeated safely. */
export interface PayoutGateway {
  readonly provider: PayoutProvider;
  /** Tells the provider of an account; the same account may be told twice. */
  register(account: PayoutAccount): Promise<{ readonly fundAccountId: string }>;
  send(payout: WantedPayout): Promise<PayoutNews>;
  /** Null: the provider does not know it. */
  fetch(providerPayoutId: string): Promise<PayoutNews | null>;
  /** The event, if the signature is the provider's over exactly these bytes; else null. */
  verifyWebhook(body: Buffer, signature: string): PayoutWebhook | null;
}

export interface PayoutWebhook {
  readonly name: string;
  readonly signedAt: Date;
  readonly payout: PayoutNews | null;
}

/** The provider does not answer or is out of order: nothing is known, the call may be repeated. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payout provider does not answer.', { cause });
    this.name = 'ProviderUnavailable';
  }
}

/** The provider understood and said no; repeating the call changes nothing. */
export class ProviderRefused extends Error {
  /** The provider's own name of why. */
  readonly reason: string | null;

  constructor(description: string, reason: string | null = null) {
    super(description);
    this.name = 'ProviderRefused';
    this.reason = reason;
  }
}
