import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

interface Paid {
  readonly organisationId: string;
  readonly leadId: string;
  readonly credits: number;
  readonly now: Date;
}

/** What partners pay for leads with; answered by the domain that keeps their credits. */
export interface LeadPurse {
  /** What the organisation can use now. */
  countCredits(reader: Reader, organisationId: string, now: Date): Promise<number>;
  /** The same, locked until the transaction ends. */
  lockCredits(tx: Tx, organisationId: string, now: Date): Promise<number>;
  /** The credits of the month, once. */
  giveAllowance(tx: Tx, of: Authorized<Pick<Paid, 'organisationId' | 'now'>>): Promise<void>;
  /** All of the price, or nothing: false where there are too few. */
  payForLead(tx: Tx, paid: Authorized<Paid>): Promise<boolean>;
  /** What was paid for a lead comes back, once; answers how many credits. */
  returnCredits(
    tx: Tx,
    returned: Authorized<{ readonly leadId: string; readonly kind: 'refund' | 'claim'; readonly now: Date }>,
  ): Promise<number>;
}
