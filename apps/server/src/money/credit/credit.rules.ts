import type { CreditKind } from '@nukkad/contract/money/credit/credit.model';

const dayMs = 86_400_000;

/** Terms of customers' credit; a row of `setting` under `credit.rules` may replace any of them. */
export interface CreditRules {
  readonly validDays: number;
  /** Customers are told so many days before credit expires. */
  readonly noticeDays: number;
  /** What staff may give a customer within `giftDays`; above it another Admin agrees. */
  readonly secondAdminPaise: number;
  readonly giftDays: number;
  /** What one Admin may give on a day to all customers together; above it another agrees. */
  readonly adminDayPaise: number;
}

export const defaultRules: CreditRules = {
  validDays: 365,
  noticeDays: 14,
  secondAdminPaise: 100_000,
  giftDays: 30,
  adminDayPaise: 300_000,
};

export type GivenKind = Extract<CreditKind, 'absence' | 'goodwill' | 'refund'>;

/** Until when credit that is given at `now` can be used. */
export function expiryOf(now: Date, { validDays }: CreditRules): Date {
  return new Date(now.getTime() + validDays * dayMs);
}

/** Credit that expires until then is told of at `now`. */
export function toldUntil(now: Date, { noticeDays }: CreditRules): Date {
  return new Date(now.getTime() + noticeDays * dayMs);
}

/** Gifts since then count towards the limit of one Admin. */
export function giftsSince(now: Date, { giftDays }: CreditRules): Date {
  return new Date(now.getTime() - giftDays * dayMs);
}

/** What was given without a second Admin. */
export interface Given {
  /** To this customer within `giftDays`. */
  readonly customerPaise: number;
  /** By this Admin since the day began, to everyone. */
  readonly adminPaise: number;
}

/** Many small gifts, to one customer or to many, are not a way around the second Admin. */
export function needsSecond(amountPaise: number, given: Given, rules: CreditRules): boolean {
  return (
    amountPaise + given.customerPaise > rules.secondAdminPaise ||
    amountPaise + given.adminPaise > rules.adminDayPaise
  );
}
