import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import type { Paise } from '@nukkad/contract/kernel/money';
import { type BillLine, billOf } from './bill.rules.ts';
import { type AccountCode, type DoneWork, type LedgerRules, postCompleted } from './ledger.rules.ts';

/** Who has how much of a finished visit. */
export interface Division {
  readonly customersPaise: Paise;
  readonly partnersPaise: Paise;
  readonly platformPaise: Paise;
}

/** The platform's own, without taxes that it pays on and the remainder of rounding. */
const own: readonly AccountCode[] = ['commission_revenue', 'platform_fee_revenue', 'promotion_discount'];

/** By the postings that the ledger would write; nothing is written. */
export function divide(
  price: PriceBreakdown,
  lines: readonly BillLine[],
  work: Omit<DoneWork, 'bill'>,
  rules: LedgerRules,
): Division {
  const postings = postCompleted({ ...work, bill: billOf(price, lines) }, rules);
  const of = (...accounts: readonly AccountCode[]) =>
    postings.reduce(
      (sum, { account, amountPaise }) => (accounts.includes(account) ? sum + amountPaise : sum),
      0,
    );
  return {
    customersPaise: of('customer_held'),
    partnersPaise: -of('partner_payable') || 0,
    platformPaise: -of(...own) || 0,
  };
}
