import type { Reader, Tx } from '../../platform/db/database.ts';

export interface CashRefundOf {
  readonly refundId: string;
  readonly bookingId: string;
  readonly amountPaise: number;
  readonly now: Date;
}

/** What a refund of cash may ask of the payments that it belongs to. */
export interface PaymentInterface {
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
