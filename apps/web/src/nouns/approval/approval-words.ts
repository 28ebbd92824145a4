import type { ApprovalStatus } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { numberFormat } from '../../ui/mark/formats.ts';

type Words<Of extends string> = Readonly<Record<Of, (t: Translate) => string>>;

export interface Voice {
  readonly t: Translate;
  readonly plural: Plural;
  readonly locale: string;
}

export const statusWords: Words<ApprovalStatus> = {
  pending: (t) => t('approval.pending', 'Pending'),
  approved: (t) => t('approval.approved', 'Approved'),
  rejected: (t) => t('approval.rejected', 'Rejected'),
  Cancelled: (t) => t('approval.cancelled', 'Cancelled'),
  Completed: (t) => t('approval.paid', 'Paid'),
};

export const kindWords: Words<ApprovalKindName> = {
  leave: (t) => t('approval.kind.leave', 'Leave'),
  expense: (t) => t('approval.kind.expense', 'Expense'),
  travel: (t) => t('approval.kind.travel', 'Trip'),
  regularisation: (t) => t('approval.kind.correction', 'Attendance correction'),
  loan: (t) => t('approval.kind.loan', 'Loan'),
  compensatory_leave: (t) => t('approval.kind.compensatory', 'Compensatory leave'),
};

const dayFormat = (locale: string, isShort: boolean) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(!isShort && { weekday: 'short' }),
  });
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** "Fri 27 Nov". */
export const dayInWords = (day: string, locale: string): string => dayFormat(locale, false).format(noon(day));

/** "Fri 27 Nov", or "Fri 27 Nov – Mon 30 Nov". */
export const daysInWords = (from: string, to: string, locale: string): string =>
  from === to ? dayInWords(from, locale) : `${dayInWords(from, locale)} – ${dayInWords(to, locale)}`;

/** "Half a day", "1 day", "2.5 days". */
export function halvesInWords({ t, plural, locale }: Voice, halves: number): string {
  if (halves === 1) return t('approval.half', 'Half a day');
  const count = halves / 2;
  const shown = numberFormat(locale).format(count);
  return plural('approval.days', count, { one: '{{shown}} day', other: '{{shown}} days' }, { shown });
}
