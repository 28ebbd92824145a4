import type { Paise } from '@nukkad/contract/kernel/money';
import { type Earned, nothingEarned } from './earned.rules.ts';
import type { Posting } from './ledger.rules.ts';

/** Postings with what they mean to the partner. */
interface OfPartner {
  readonly postings: readonly Posting[];
  readonly earned: readonly Earned[];
}

const adjusted = (organisationId: string, valuePaise: Paise): Earned => ({
  ...nothingEarned,
  kind: 'adjustment',
  valuePaise,
  organisationId,
  bookingId: null,
  bookingNumber: null,
  professionalId: null,
});

/** Each step of a salary that is paid out of what the platform owes a partner. */
export const postSalary = {
  /** It leaves the partner's balance when it is asked for. */
  reserved: (organisationId: string, amountPaise: Paise): OfPartner => ({
    postings: [
      { account: 'partner_payable', organisationId, amountPaise },
      { account: 'salary_held', amountPaise: -amountPaise },
    ],
    earned: [adjusted(organisationId, -amountPaise)],
  }),
  /** The bank has it. */
  paid: (amountPaise: Paise): OfPartner => ({
    postings: [
      { account: 'salary_held', amountPaise },
      { account: 'bank_clearing', amountPaise: -amountPaise },
    ],
    earned: [],
  }),
  /** It was refused: the partner has it again. */
  released: (organisationId: string, amountPaise: Paise): OfPartner => ({
    postings: [
      { account: 'salary_held', amountPaise },
      { account: 'partner_payable', organisationId, amountPaise: -amountPaise },
    ],
    earned: [adjusted(organisationId, amountPaise)],
  }),
  /** The bank returned it after it was paid. */
  returned: (organisationId: string, amountPaise: Paise): OfPartner => ({
    postings: [
      { account: 'bank_clearing', amountPaise },
      { account: 'partner_payable', organisationId, amountPaise: -amountPaise },
    ],
    earned: [adjusted(organisationId, amountPaise)],
  }),
};
