import type { BookingProblem } from '@nukkad/contract/talk/support/booking-problem';
import type { Translate } from '../../platform/i18n/i18n.ts';

const words: Readonly<Record<BookingProblem, (t: Translate) => string>> = {
  no_show: (t) => t('report.no_show', 'The professional is late or didn’t come'),
  work: (t) => t('report.work', 'The work isn’t right'),
  amount: (t) => t('report.amount', 'The amount is wrong'),
  time: (t) => t('report.time', 'The time must change'),
  payment: (t) => t('report.payment', 'A payment went wrong'),
  invoice: (t) => t('report.invoice', 'The invoice is missing or wrong'),
  refund: (t) => t('report.refund', 'The refund hasn’t arrived'),
  customer_absent: (t) => t('report.customer_absent', 'The customer isn’t there'),
  safety: (t) => t('report.safety', 'Someone’s safety is at risk'),
  other: (t) => t('report.other', 'Something else'),
};

export const problemWords = (t: Translate, problem: BookingProblem): string => words[problem](t);
