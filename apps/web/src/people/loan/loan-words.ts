import { istDay } from '@nukkad/contract/kernel/time';
import type { LoanStatus } from '@nukkad/contract/people/loan/loan.noun';
import { type LoanEntry, mostMonthsAhead } from '@nukkad/contract/people/loan/loan.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import type { StateTone } from '../../ui/state/state-pill.tsx';

type Named<Key extends string> = Readonly<Record<Key, (t: Translate) => string>>;

export const loanStatusWords: Named<LoanStatus> = {
  asked: (t) => t('loan.status.asked', 'In review'),
  rejected: (t) => t('loan.status.rejected', 'Rejected'),
  withdrawn: (t) => t('loan.status.withdrawn', 'Withdrawn'),
  agreed: (t) => t('loan.status.agreed', 'Approved, not paid out'),
  running: (t) => t('loan.status.running', 'Being paid back'),
  closed: (t) => t('loan.status.closed', 'Paid back'),
};

export const loanTones: Readonly<Record<LoanStatus, StateTone>> = {
  asked: 'due',
  rejected: 'bad',
  withdrawn: 'quiet',
  agreed: 'due',
  running: 'good',
  closed: 'quiet',
};

export const entryWords: Named<LoanEntry['kind']> = {
  interest: (t) => t('loan.entry.interest', 'Interest'),
  instalment: (t) => t('loan.entry.instalment', 'Deducted from salary'),
  repayment: (t) => t('loan.entry.repayment', 'Paid back directly'),
};

/** November 2026, of YYYY-MM-DD. */
export const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month.slice(0, 7)}-01T00:00:00.000Z`),
  );

export const dayName = (day: string, locale: string): string =>
  formatInstant(`${day}T12:00:00+05:30`, 'day', locale);

/** From this month to a year ahead: those in which the first instalment may lie. */
export function monthsToChoose(): readonly string[] {
  const [year = 0, month = 1] = istDay(new Date()).split('-').map(Number);
  return Array.from({ length: mostMonthsAhead + 1 }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 10),
  );
}

export const percentWords = (percent: number, locale: string): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(percent)}%`;
