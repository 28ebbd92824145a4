import type { ApprovalStatus } from '@nukkad/contract/people/approval/approval.lifecycle';
import type { RepaymentMethod } from '@nukkad/contract/people/expense/expense.model';
import type { TravelMode } from '@nukkad/contract/people/travel/travel.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatInstant } from '../../ui/date-time.tsx';

type Named<Key extends string> = Readonly<Record<Key, (t: Translate) => string>>;

export const statusNames: Named<ApprovalStatus> = {
  pending: (t) => t('trip.status.pending', 'Waiting for review'),
  approved: (t) => t('trip.status.approved', 'Approved'),
  rejected: (t) => t('trip.status.rejected', 'Rejected'),
  Cancelled: (t) => t('trip.status.cancelled', 'Cancelled'),
  Completed: (t) => t('trip.status.completed', 'Completed'),
};

export const modeNames: Named<TravelMode> = {
  train: (t) => t('trip.mode.train', 'Train'),
  bus: (t) => t('trip.mode.bus', 'Bus'),
  flight: (t) => t('trip.mode.flight', 'Flight'),
  car: (t) => t('trip.mode.car', 'Car'),
  bike: (t) => t('trip.mode.bike', 'Bike'),
  other: (t) => t('trip.mode.other', 'Other'),
};

export const payNames: Named<RepaymentMethod> = {
  salary: (t) => t('trip.pay.salary', 'With the salary'),
  advance: (t) => t('trip.pay.advance', 'Out of an advance'),
  bank: (t) => t('trip.pay.bank', 'Bank transfer'),
  upi: (t) => t('trip.pay.upi', 'UPI'),
  cash: (t) => t('trip.pay.cash', 'Cash'),
  cheque: (t) => t('trip.pay.cheque', 'Cheque'),
};

/** 2 Dec to 4 Dec, of two instants. */
export const spellWords = (startsAt: string, endsAt: string, locale: string): string =>
  [...new Set([startsAt, endsAt].map((at) => formatInstant(at, 'day', locale)))].join(' – ');
