import type { EarningSums } from '@nukkad/contract/money/earning/earning.model';
import type { EarningKind } from '@nukkad/contract/money/payout/earning.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Amounts } from './earning.rules.ts';
import type { Days } from './period.rules.ts';

/** A line of a statement: a job, a fee, or a day. */
export interface StatementLine extends Pick<Amounts, 'value' | 'tax' | 'cash' | 'net'> {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly number: string;
  /** Null: a whole day. */
  readonly kind: EarningKind | null;
  readonly title: string | null;
  readonly deducted: number;
}

/** All that a statement says. Its lines sum to its total. */
export interface Statement {
  readonly brand: string;
  readonly companyName: string;
  /** Null: not registered for GST. */
  readonly gstNumber: string | null;
  readonly period: Days;
  readonly madeAt: Date;
  readonly total: EarningSums;
  readonly lines: readonly StatementLine[];
  /** Lines are days, as there are too many jobs for a paper. */
  readonly isByDay: boolean;
}

/** No one reads a paper of more pages, and the spreadsheet holds each job. */
export const mostLines = 400;

const deductedOf = ({ commission, commissionTax, tcs, penalty }: Amounts) =>
  commission + commissionTax + tcs + penalty;

interface Earned extends Amounts {
  readonly kind: EarningKind;
  readonly earnedAt: Date;
  readonly bookingNumber: string | null;
  readonly title: string | null;
}

export const lineOf = (row: Earned): StatementLine => ({
  day: istDay(row.earnedAt),
  number: row.bookingNumber ?? '',
  kind: row.kind,
  title: row.title,
  value: row.value,
  tax: row.tax,
  deducted: deductedOf(row),
  cash: row.cash,
  net: row.net,
});

/** One line for each day that has anything, oldest first. */
export function linesByDay(rows: readonly (Amounts & { readonly day: string })[]): StatementLine[] {
  const days = new Map<string, StatementLine>();
  for (const row of rows) {
    const { day } = row;
    const sum = days.get(day) ?? {
      day,
      number: '',
      kind: null,
      title: null,
      value: 0,
      tax: 0,
      deducted: 0,
      cash: 0,
      net: 0,
    };
    days.set(day, {
      ...sum,
      value: sum.value + row.value,
      tax: sum.tax + row.tax,
      deducted: sum.deducted + deductedOf(row),
      cash: sum.cash + row.cash,
      net: sum.net + row.net,
    });
  }
  return [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day));
}
