import type { ApprovalStatus } from '@nukkad/contract/people/approval/approval.lifecycle';
import type { RepaymentMethod } from '@nukkad/contract/people/expense/expense.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/date-time.tsx';

export type Voice = ReturnType<typeof useTranslation>;
type Named<Key extends string> = Readonly<Record<Key, (t: Translate) => string>>;

export const statusNames: Named<ApprovalStatus> = {
  pending: (t) => t('expense.status.pending', 'Waiting for review'),
  approved: (t) => t('expense.status.approved', 'Approved'),
  rejected: (t) => t('expense.status.rejected', 'Rejected'),
  Cancelled: (t) => t('expense.status.cancelled', 'Cancelled'),
  Completed: (t) => t('expense.status.paid', 'Paid'),
};

export const methodNames: Named<RepaymentMethod> = {
  salary: (t) => t('expense.method.salary', 'With the salary'),
  advance: (t) => t('expense.method.advance', 'Set off against an advance'),
  bank: (t) => t('expense.method.bank', 'Bank transfer'),
  upi: (t) => t('expense.method.upi', 'UPI'),
  cash: (t) => t('expense.method.cash', 'Cash'),
  cheque: (t) => t('expense.method.cheque', 'Cheque'),
};

export const dayName = (day: string, locale: string): string =>
  formatInstant(`${day}T12:00:00+05:30`, 'day', locale);

const metresAKm = 1_000;

export const distanceWords = ({ t, locale }: Voice, metres: number): string =>
  t('expense.km', '{{km}} km', {
    km: new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(metres / metresAKm),
  });
