import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { CaptureOutcome, CapturedFacts } from './captured.ts';
import type { GatewayRefund, ProviderName } from './gateway/payment-gateway.ts';
import type { SettleOutcome, ToldRefund } from './told-refund.ts';

export interface CashRefundOf {
  readonly refundId: string;
  readonly bookingId: string;
  readonly amountPaise: number;
  readonly now: Date;
}

/** An order of another domain: it pays no booking. */
export interface OtherOrder {
  readonly orderId: string;
  readonly amountPaise: number;
  readonly expiresAt: Date;
  /** Our page that the checkout returns to. */
  readonly backTo: string;
}

/** A captured payment of an order that is of no booking. Null: it is not this domain's either. */
export type CaptureOther = (tx: Tx, facts: CapturedFacts, now: Date) => Promise<CaptureOutcome | null>;

/** What a gateway says of a refund of an order that is of no booking. Null: it is not this domain's either. */
export type SettleOther = (tx: Tx, told: ToldRefund, now: Date) => Promise<SettleOutcome | null>;

/** Money of an order of another domain that goes back. */
export interface OtherRefund extends GatewayRefund {
  readonly provider: ProviderName;
}

/** What other domains may ask of payments: orders of their own, and of a refund of cash the payments that it belongs to. */
export interface PaymentInterface {
  /** Answered by each domain that sells something without a booking, through the same gateways. */
  readonly otherOrders: ExtensionPoint<CaptureOther>;
  /** Answered by each of them that gives money back. */
  readonly otherRefunds: ExtensionPoint<SettleOther>;
  /** The gateway that new orders go to. */
  readonly provider: ProviderName;
  /** Opens it at the gateway, outside of any transaction. Asked again it is the same order there. */
  openOther(order: OtherOrder): Promise<Checkout>;
  /** Asks the gateway of the payment to give it back, outside of any transaction; the receipt keeps it a single refund. */
  refundOther(refund: OtherRefund): Promise<{ readonly providerRefundId: string }>;
  /** Why the booking gives it back, and how much; null: there is none. */
  refundOf(
    reader: Reader,
    refundId: string,
  ): Promise<{ readonly amountPaise: number; readonly reason: string } | null>;
  /** Locks the booking; before anything of its money is looked at. */
  lockMoneyOf(tx: Tx, of: Pick<CashRefundOf, 'bookingId'>): Promise<void>;
  /** It reached its customer. */
  cashReturned(tx: Tx, of: CashRefundOf): Promise<void>;
  /** The bank gave back what had reached its customer. */
  cashCameBack(tx: Tx, of: CashRefundOf): Promise<void>;
  /** Its customer takes it as credit. */
  cashAsCredit(tx: Tx, of: CashRefundOf): Promise<void>;
}
