import type { PayLaterDebtState, PayLaterState } from '@nukkad/contract/money/pay-later/pay-later.model';
import { t } from '../../platform/words.ts';

export const standingWords: Readonly<Record<PayLaterState, string>> = {
  open: t('payLater.open', 'Open'),
  not_yet: t('payLater.notYet', 'Too few finished bookings'),
  charge: t('payLater.charge', 'Closed: a cancellation charge is unpaid'),
  overdue: t('payLater.stopped', 'Closed: a sum is overdue'),
  closed: t('payLater.closed', 'Closed by support'),
};

export const debtWords: Readonly<Record<PayLaterDebtState, string>> = {
  booked: t('payLater.booked', 'Visit to come'),
  due: t('payLater.due', 'Due'),
  overdue: t('payLater.overdue', 'Overdue'),
  settled: t('payLater.settled', 'Settled'),
};
