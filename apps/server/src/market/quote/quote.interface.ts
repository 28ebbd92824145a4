import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** An advance that can be paid now; its request and lead are locked. */
export interface DueAdvance {
  readonly leadId: string;
  readonly rfqId: string;
  readonly organisationId: string;
  readonly buyerId: string;
  /** Of the agreement. */
  readonly digest: string;
  readonly amountPaise: number;
  readonly payBy: Date;
}

export interface PaidAdvance {
  readonly leadId: string;
  readonly orderId: string;
  readonly amountPaise: number;
}

/** What the money side asks of quotes. */
export interface QuoteInterface {
  /** Null: none is due. Refuses lead_not_found for everyone but the customer. */
  lockAdvance(tx: Tx, viewer: Viewer, leadId: string): Promise<DueAdvance | null>;
  /** Locks request and lead, before a payment of it. */
  lockAgreement(tx: Tx, leadId: string): Promise<void>;
  /** The gateway captured it: the lead is booked and its project opened in this transaction. False: it is not due any more. */
  advancePaid(tx: Tx, paid: Authorized<PaidAdvance>, now: Date): Promise<boolean>;
}
