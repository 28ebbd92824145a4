/** What may be reported of a booking, by the side that reports it and the booking's state. */
import type { BookingStatus } from '../../market/booking/booking.noun.ts';
import type { IncidentTopic } from './support.model.ts';

export const bookingProblems = [
  'no_show',
  'work',
  'amount',
  'time',
  'payment',
  'invoice',
  'refund',
  'customer_absent',
  'safety',
  'other',
] as const;
export type BookingProblem = (typeof bookingProblems)[number];

export const reportSides = ['customer', 'partner'] as const;
export type ReportSide = (typeof reportSides)[number];

type Table = Readonly<Record<BookingStatus, readonly BookingProblem[]>>;

const waiting = ['time', 'payment', 'other'] as const;
const worked = ['work', 'amount', 'invoice', 'safety', 'other'] as const;

const ofCustomer: Table = {
  'Payment Pending': ['payment', 'other'],
  Booked: waiting,
  'Partner Matched': waiting,
  'Partner Assigned': waiting,
  'Need To Forward': waiting,
  Forwaded: waiting,
  Accepted: ['no_show', ...waiting],
  Assigned: ['no_show', 'time', 'payment', 'safety', 'other'],
  Inprogress: ['work', 'amount', 'safety', 'other'],
  Completed: worked,
  Disputed: worked,
  Resolved: worked,
  Closed: worked,
  Cancelled: ['refund', 'amount', 'no_show', 'safety', 'other'],
  Rejected: ['refund', 'other'],
  Refunded: ['refund', 'safety', 'other'],
};

const elsewhere = ['other'] as const;
const done = ['amount', 'invoice', 'safety', 'other'] as const;

const ofPartner: Table = {
  'Payment Pending': elsewhere,
  Booked: elsewhere,
  'Partner Matched': elsewhere,
  'Partner Assigned': elsewhere,
  'Need To Forward': elsewhere,
  Forwaded: elsewhere,
  Accepted: ['time', 'other'],
  Assigned: ['customer_absent', 'time', 'safety', 'other'],
  Inprogress: ['amount', 'safety', 'other'],
  Completed: done,
  Disputed: done,
  Resolved: done,
  Closed: done,
  Cancelled: ['amount', 'safety', 'other'],
  Rejected: elsewhere,
  Refunded: ['amount', 'safety', 'other'],
};

/** In the order in which a screen offers them. */
export const problemsOf = (side: ReportSide, status: BookingStatus): readonly BookingProblem[] =>
  (side === 'customer' ? ofCustomer : ofPartner)[status];

/** Under which topic support finds it. */
export const topicOfProblem: Readonly<Record<BookingProblem, IncidentTopic>> = {
  no_show: 'complaint',
  work: 'complaint',
  amount: 'payment',
  time: 'booking',
  payment: 'payment',
  invoice: 'payment',
  refund: 'payment',
  customer_absent: 'booking',
  safety: 'complaint',
  other: 'booking',
};
