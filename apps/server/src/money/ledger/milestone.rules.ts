/** What a milestone that is paid means in the books: its partner is owed all of it, and pays the tax on it itself. */
import type { Paise } from '@nukkad/contract/kernel/money';
import { type Earned, nothingEarned } from './earned.rules.ts';
import type { Posting } from './ledger.rules.ts';

export interface PaidMilestone {
  readonly organisationId: string;
  readonly amountPaise: Paise;
  readonly taxPaise: Paise;
}

export const postMilestonePaid = ({ organisationId, amountPaise }: PaidMilestone): Posting[] => [
  { account: 'gateway_clearing', amountPaise },
  { account: 'partner_payable', organisationId, amountPaise: -amountPaise },
];

/** Due to the partner at once: the work was accepted before. No commission is taken: the lead was paid for. */
export const earnedByMilestone = ({ organisationId, amountPaise, taxPaise }: PaidMilestone): Earned => ({
  ...nothingEarned,
  kind: 'adjustment',
  valuePaise: amountPaise - taxPaise,
  taxPaise,
  organisationId,
  bookingId: null,
  bookingNumber: null,
  professionalId: null,
});
