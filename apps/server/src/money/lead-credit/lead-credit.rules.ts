import type { Paise } from '@nukkad/contract/kernel/money';

const dayMs = 86_400_000;

/** A pack as it is sold: credits, and the price with GST. */
export interface Pack {
  readonly credits: number;
  readonly paise: Paise;
}

/** Terms of partners' credits; a row of `setting` under `lead_credit.rules` may replace any of them. */
export interface LeadCreditRules {
  /** Every live partner is given so many each month. */
  readonly monthlyCredits: number;
  /** Credits that were bought, or came back, can be used for so many days. */
  readonly validDays: number;
  /** Those of a month. */
  readonly allowanceDays: number;
  /** Partners are told so many days before credits expire. */
  readonly noticeDays: number;
  readonly packs: readonly Pack[];
}

export const defaultRules: LeadCreditRules = {
  monthlyCredits: 30,
  validDays: 180,
  allowanceDays: 31,
  noticeDays: 7,
  packs: [
    { credits: 50, paise: 99_900 },
    { credits: 120, paise: 219_900 },
    { credits: 300, paise: 499_900 },
  ],
};

/** Until when credits that come in at `now` can be used. */
export function expiryOf(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}

export interface Lot {
  readonly entryId: string;
  readonly creditsLeft: number;
  readonly valueLeftPaise: number;
}

export interface Taken {
  readonly entryId: string;
  readonly credits: number;
  readonly valuePaise: number;
}

/**
 * How many to take of each lot, in their order; null: there are too few. A lot gives up its value in proportion, and the
 * last of its credits the rest of it, so that nothing is lost to rounding.
 */
export function takeInOrder(lots: readonly Lot[], wanted: number): readonly Taken[] | null {
  let open = wanted;
  const taken: Taken[] = [];
  for (const { entryId, creditsLeft, valueLeftPaise } of lots) {
    if (open === 0) break;
    const credits = Math.min(open, creditsLeft);
    const valuePaise = Math.floor((valueLeftPaise * credits) / creditsLeft);
    taken.push({ entryId, credits, valuePaise });
    open -= credits;
  }
  return open === 0 ? taken : null;
}

/** Where the platform is registered, where the partner is, and the rate of the day. */
export interface PackTax {
  readonly percent: number;
  readonly platformState: string;
  readonly partnerState: string;
}

export interface TaxInPack {
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly igstPaise: Paise;
}

const whole = 100;

/** The GST that is in a price: within a state half to the centre and half to the state, else all to the centre. */
export function taxInPack(amountPaise: Paise, { percent, platformState, partnerState }: PackTax): TaxInPack {
  const net = Math.round((amountPaise * whole) / (whole + percent));
  const tax = amountPaise - net;
  if (platformState !== partnerState) return { cgstPaise: 0, sgstPaise: 0, igstPaise: tax };
  const half = Math.floor(tax / 2);
  return { cgstPaise: tax - half, sgstPaise: half, igstPaise: 0 };
}

export const taxSum = ({ cgstPaise, sgstPaise, igstPaise }: TaxInPack): Paise =>
  cgstPaise + sgstPaise + igstPaise;
