import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import type { Reader } from '../../platform/db/database.ts';
import type { Bill, BillLine } from './bill.rules.ts';
import type { LedgerRules } from './ledger.rules.ts';

/** What other domains may ask of the ledger. */
export interface LedgerInterface {
  /** The rules of the books as they count at `at`. */
  rules(reader: Reader, at: Date): Promise<LedgerRules>;
  /** Splits what the customer pays by who supplies what; the remainder to the whole rupee is its own line. */
  billOf(price: PriceBreakdown, lines: readonly BillLine[]): Bill;
}
