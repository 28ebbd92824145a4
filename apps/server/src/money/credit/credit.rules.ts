import type { CreditKind } from '@nukkad/contract/money/credit/credit.model';

const dayMs = 86_400_000;

/** Terms of customers' credit; a row of `setting` under `credit.rules` may replace any of them. */
export interface CreditRules {
  readonly validDays: number;
}

export const defaultRules: CreditRules = { validDays: 365 };

export type GivenKind = Extract<CreditKind, 'absence' | 'goodwill' | 'refund'>;

/** Until when credit that is given at `now` can be used. */
export function expiryOf(now: Date, { validDays }: CreditRules): Date {
  return new Date(now.getTime() + validDays * dayMs);
}
