/** What is refused of what a person writes about a loan. */
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { loanErrors } from '@nukkad/contract/people/loan/loan.noun';
import { mostMonthsAhead } from '@nukkad/contract/people/loan/loan.model';
import { refuse } from '../../platform/refusal.ts';
import { addMonths, monthOf } from './loan.rules.ts';

const yearDays = 365;

/** From this month to a year ahead. */
export function checkFirstMonth(firstMonth: string, now: Date): void {
  const present = monthOf(istDay(now));
  if (firstMonth < present || firstMonth > addMonths(present, mostMonthsAhead))
    refuse(loanErrors.loan_first_month);
}

export interface Handed {
  readonly day: string;
  readonly method: 'bank' | 'upi' | 'cash' | 'cheque';
  readonly reference?: string | undefined;
}

/** In the last year, and with its number where it was no cash. */
export function checkHanded({ day, method, reference }: Handed, now: Date): void {
  const today = istDay(now);
  if (day > today || day < addDays(today, -yearDays)) refuse(loanErrors.loan_day);
  if (method !== 'cash' && !reference) refuse(loanErrors.loan_reference);
}
