/** What credits of partners mean in the books: owed in leads from when they were bought, earned when they are used. */
import type { Paise } from '@nukkad/contract/kernel/money';
import { type Posting, nonZero, taxCredits } from './ledger.rules.ts';

export interface BoughtCredits {
  readonly amountPaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly igstPaise: Paise;
}

/** A partner paid for credits: GST is due at once, the rest is owed in leads. */
export function postCreditsBought({
  amountPaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
}: BoughtCredits): Posting[] {
  const held = amountPaise - cgstPaise - sgstPaise - igstPaise;
  return nonZero([
    { account: 'gateway_clearing', amountPaise },
    { account: 'lead_credit_held', amountPaise: -held },
    ...taxCredits({ cgst: cgstPaise, sgst: sgstPaise, igst: igstPaise }),
  ]);
}

/** An advance is held for its partner; one that came late is a surplus. */
export const postAdvanceHeld = (amountPaise: Paise): Posting[] => [
  { account: 'gateway_clearing', amountPaise },
  { account: 'advance_held', amountPaise: -amountPaise },
];

/** Credits were used or expired: what was paid for them is earned. */
export const postCreditsUsed = (valuePaise: Paise): Posting[] =>
  nonZero([
    { account: 'lead_credit_held', amountPaise: valuePaise },
    { account: 'lead_revenue', amountPaise: -valuePaise },
  ]);

/** They came back: what was paid for them is owed again. */
export const postCreditsReturned = (valuePaise: Paise): Posting[] => postCreditsUsed(-valuePaise);
