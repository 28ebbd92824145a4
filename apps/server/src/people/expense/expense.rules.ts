import { expenseErrors } from '@nukkad/contract/people/expense/expense.noun';
import { expenseBackDays } from '@nukkad/contract/people/expense/expense.model';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Paise } from '@nukkad/contract/kernel/money';
import { addDays } from '@nukkad/contract/kernel/time';

const metresAKm = 1_000;

/** Rounded half up to whole paise; at least one. */
export const mileagePaise = (metres: number, ratePerKmPaise: Paise): Paise =>
  Math.max(1, Math.floor((metres * ratePerKmPaise + metresAKm / 2) / metresAKm));

export interface Limits {
  readonly isActive: boolean;
  readonly mostPerClaimPaise: Paise | null;
  readonly mostPerMonthPaise: Paise | null;
  readonly receiptAbovePaise: Paise | null;
}

export interface Claim {
  readonly day: string;
  readonly amountPaise: Paise;
  readonly receipts: number;
  /** Of the same person, category and month, without this one: pending, approved and paid. */
  readonly monthPaise: Paise;
}

/** Why it cannot be claimed; null: it can. */
export function claimRefusal(limits: Limits, claim: Claim, today: string): ErrorFact | null {
  const { amountPaise, day, receipts, monthPaise } = claim;
  if (!limits.isActive) return expenseErrors.expense_category_closed;
  if (day > today || day < addDays(today, -expenseBackDays)) return expenseErrors.expense_day;
  const { mostPerClaimPaise, mostPerMonthPaise, receiptAbovePaise } = limits;
  if (mostPerClaimPaise !== null && amountPaise > mostPerClaimPaise) return expenseErrors.expense_over_claim;
  if (mostPerMonthPaise !== null && monthPaise + amountPaise > mostPerMonthPaise)
    return expenseErrors.expense_over_month;
  return receiptAbovePaise !== null && amountPaise > receiptAbovePaise && receipts === 0
    ? expenseErrors.expense_receipt_missing
    : null;
}

export interface Purse {
  readonly advanceId: string;
  readonly leftPaise: Paise;
}

/** What each advance pays of an amount, in their order; never more than is left of it, nor more than the amount. */
export function setOff(purses: readonly Purse[], amountPaise: Paise): readonly Purse[] {
  let open = amountPaise;
  return purses.flatMap(({ advanceId, leftPaise }) => {
    const taken = Math.min(leftPaise, open);
    open -= taken;
    return taken > 0 ? [{ advanceId, leftPaise: taken }] : [];
  });
}
