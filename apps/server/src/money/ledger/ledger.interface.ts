import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import type { Reader } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Bill, BillLine } from './bill.rules.ts';
import type { divide } from './divide.rules.ts';
import type { LedgerRules, feeShareOf, postPayout, postPenalty } from './ledger.rules.ts';
import type { KeepEarnings, Post } from './post.ts';
import type { postSalary } from './salary.rules.ts';

/** What other domains may ask of the ledger. */
export interface LedgerInterface {
  /** Keeps what partners earn, in the transaction of the postings. */
  readonly earnings: ExtensionPoint<KeepEarnings>;
  /** The rules of the books as they count at `at`. */
  rules(reader: Reader, at: Date): Promise<LedgerRules>;
  /** Splits what the customer pays by who supplies what; the remainder to the whole rupee is its own line. */
  billOf(price: PriceBreakdown, lines: readonly BillLine[]): Bill;
  /** Who has how much of finished work, by what the ledger would post; nothing is written. */
  readonly divide: typeof divide;
  readonly feeShareOf: typeof feeShareOf;
  /** Writes a transaction and what partners earn by it, once per event; what is earned and what is posted must agree. */
  readonly post: Post;
  readonly postPenalty: typeof postPenalty;
  readonly postPayout: typeof postPayout;
  /** A salary of a partner's staff, paid out of its balance. */
  readonly postSalary: typeof postSalary;
}
