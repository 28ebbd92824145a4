import { t } from '../../platform/words.ts';
import type { BookingProblem, ReportSide } from '@nukkad/contract/talk/support/booking-problem';

export const problemWords: Readonly<Record<BookingProblem, string>> = {
  no_show: t('support.problem.no_show', 'Professional late or absent'),
  work: t('support.problem.work', 'Work not right'),
  amount: t('support.problem.amount', 'Wrong amount'),
  time: t('support.problem.time', 'Change of time'),
  payment: t('support.problem.payment', 'Payment problem'),
  invoice: t('support.problem.invoice', 'Invoice problem'),
  refund: t('support.problem.refund', 'Refund missing'),
  customer_absent: t('support.problem.customer_absent', 'Customer absent'),
  safety: t('support.problem.safety', 'Safety'),
  other: t('support.problem.other', 'Other problem'),
};

export const sideWords: Readonly<Record<ReportSide, string>> = {
  customer: t('support.side.customer', 'Customer'),
  partner: t('support.side.partner', 'Partner'),
};
