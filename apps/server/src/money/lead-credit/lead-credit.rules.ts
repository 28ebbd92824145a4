const dayMs = 86_400_000;

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
}

export const defaultRules: LeadCreditRules = {
  monthlyCredits: 30,
  validDays: 180,
  allowanceDays: 31,
  noticeDays: 7,
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
