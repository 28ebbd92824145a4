import type { Paise } from '@nukkad/contract/kernel/money';
import type { SalaryComponent } from '@nukkad/contract/people/payroll/salary-structure.model';
import { type Extra } from './payslip.rules.ts';
import { fullMonth, lessFor } from '../structure/structure.rules.ts';

/** A month that was paid. */
export interface PaidMonth {
  /** YYYY-MM-01. */
  readonly month: string;
  readonly payslipId: string;
  /** What the structure gave, less unpaid days, and the arrears that were paid for it since. */
  readonly paid: Paise;
  readonly offHalfDays: number;
  readonly monthHalfDays: number;
}

/** The terms that count for a month as they are known now. */
export interface Terms {
  readonly components: readonly SalaryComponent[];
  readonly monthlyPaise: Paise;
}

/** What a month would give by these terms, with the days that were worked. */
export function worthOf(
  { components, monthlyPaise }: Terms,
  month: Pick<PaidMonth, 'offHalfDays' | 'monthHalfDays'>,
): Paise {
  return fullMonth(components, monthlyPaise)
    .filter(({ component }) => component.type === 'EARNING')
    .reduce((sum, one) => sum + one.full - lessFor(one, month.offHalfDays, month.monthHalfDays), 0);
}

/** For each month that was paid by other terms than count for it now: the difference, a line of its own. */
export function arrearsOf(
  months: readonly PaidMonth[],
  termsOf: (month: string) => Terms | null,
): readonly Extra[] {
  return months.flatMap((month): Extra[] => {
    const terms = termsOf(month.month);
    const amount = terms ? worthOf(terms, month) - month.paid : 0;
    if (amount === 0) return [];
    const name = `Arrears of ${month.month.slice(0, 7)}`;
    const origins = [
      { kind: 'payslip' as const, id: month.payslipId, words: month.month.slice(0, 7), amount },
    ];
    return [{ kind: 'arrears', name, amount, origins }];
  });
}

/** What lines of arrears pay, by the month they are of. */
export const monthsOfArrears = (
  extras: readonly Extra[],
): readonly { readonly month: string; readonly amount: Paise }[] =>
  extras
    .filter(({ kind }) => kind === 'arrears')
    .flatMap(({ origins }) => origins.map(({ words, amount }) => ({ month: `${words}-01`, amount })));
