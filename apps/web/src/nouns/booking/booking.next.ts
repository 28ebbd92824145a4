/** What happens after each state of a booking, for its customer: one table, read by the booking's page and by the list. */
import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { BookingCard, BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { whenInWords } from '../../ui/time/when-in-words.ts';
import type { Voice } from './booking.screen-row.ts';

type Booking = BookingCard | BookingDetails;
type Say = (voice: Voice, booking: Booking, now: Date) => string;

/** The three answers of the card; null: there is nothing to say of it. */
export interface WhatNext {
  readonly next: string;
  readonly cost: string | null;
  readonly changes: string | null;
}

const company = ({ t }: Voice, { companyName }: Booking) =>
  companyName ?? t('screen.thePartner', 'The partner');
const professional = ({ t }: Voice, { professionalName }: Booking) =>
  professionalName ?? t('screen.theProfessional', 'The professional');
const timeOf = (at: string, { locale }: Voice) => formatInstant(at, 'time', locale);
const startsIn = (voice: Voice, { startsAt }: Booking, now: Date) =>
  whenInWords(voice.t, startsAt, now, voice.locale);

const payFirst: Say = (voice, booking) => {
  const until = 'payBefore' in booking ? booking.payBefore : null;
  if (!booking.can.pay) return voice.t('next.payOver', 'If no payment arrives, we release your slot.');
  return until
    ? voice.t('next.payBy', 'Pay by {{time}}. Then we find a partner near you.', {
        time: timeOf(until, voice),
      })
    : voice.t('next.pay', 'Once you pay, we find a partner near you.');
};

const seeking: Say = ({ t }) => t('next.seeking', 'We’ll message you when a partner accepts.');

const another: Say = ({ t }) =>
  t('next.another', 'We’re asking another partner. If no one can come, you get a full refund.');

const asked: Say = (voice, booking) =>
  booking.acceptBefore
    ? voice.t('next.asked.until', '{{company}} has until {{time}} to answer. We’ll message you.', {
        company: company(voice, booking),
        time: timeOf(booking.acceptBefore, voice),
      })
    : voice.t('next.asked', 'We’ll message you when {{company}} answers.', {
        company: company(voice, booking),
      });

const finished: Say = ({ t }, { paymentStatus }) =>
  paymentStatus === 'due'
    ? t('next.finishedDue', 'Pay what’s left, and your invoice is ready.')
    : t('next.finished', 'Check the work. If something is wrong, tell us here.');

const nothingLeft = ({ t }: Voice) =>
  t('next.cancelled', 'Nothing is left to do. You can book again any time.');

/** What is still to move of the money of a booking that ended; null: nothing. */
function moneyLeft({ t, locale }: Voice, { money }: Booking): string | null {
  if (!money) return null;
  if (money.owed > 0)
    return t('next.owed', '{{sum}} is left to pay under Pay later.', {
      sum: formatMoney(money.owed, locale),
    });
  if (money.returning > 0 && money.returning === money.returningCash)
    return t('next.refundCash', 'Your refund isn’t complete yet.');
  return money.returning > 0
    ? t('next.refund', 'Your refund is on its way. Banks take 5 to 7 working days.')
    : null;
}

/** Where the money is that came back. */
function moneyIsBack(voice: Voice, { money }: Booking): string {
  const ways = money?.entries.filter(({ kind, way }) => kind === 'refund' && way !== 'later') ?? [];
  if (ways.length === 0) return nothingLeft(voice);
  return ways.every(({ way }) => way === 'online')
    ? voice.t('next.refunded', 'The money is back with your original payment method.')
    : voice.t('next.refundedCash', 'The money is back with you.');
}

const says: Readonly<Record<BookingStatus, Say>> = {
  'Payment Pending': payFirst,
  Booked: seeking,
  'Partner Matched': seeking,
  'Partner Assigned': asked,
  'Need To Forward': another,
  Forwaded: another,
  Accepted: (voice, booking) =>
    voice.t('next.accepted', '{{company}} will assign a professional. We’ll message you the name.', {
      company: company(voice, booking),
    }),
  Assigned: (voice, booking, now) =>
    Date.parse(booking.startsAt) <= now.getTime()
      ? voice.t('next.atDoor', 'The work starts once {{name}} enters your start OTP.', {
          name: professional(voice, booking),
        })
      : voice.t('next.assigned', 'The work starts {{when}}, once you share your start OTP.', {
          when: startsIn(voice, booking, now),
        }),
  Inprogress: (voice, booking) =>
    voice.t('next.working', 'When {{name}} finishes, you’ll see the final bill here.', {
      name: professional(voice, booking),
    }),
  Completed: finished,
  Disputed: ({ t }) => t('next.disputed', 'Our team will decide and message you.'),
  Resolved: ({ t }) => t('next.resolved', 'You’re all done. This booking closes automatically.'),
  Closed: ({ t }) => t('next.closed', 'Nothing is left to do. You can book again any time.'),
  Cancelled: (voice, booking) => moneyLeft(voice, booking) ?? nothingLeft(voice),
  Rejected: (voice, booking) =>
    moneyLeft(voice, booking) ?? voice.t('next.rejected', 'Try another time: more partners may be free.'),
  Refunded: (voice, booking) => moneyLeft(voice, booking) ?? moneyIsBack(voice, booking),
};

/** A booking of any other request (section 4) is none of a customer's bookings. */
const isBookingStatus = (status: string): status is BookingStatus => status in says;

/** One line: what happens next, and when. Null for a status that no booking has. */
export function nextLine(voice: Voice, booking: Booking, now: Date): string | null {
  return isBookingStatus(booking.status) ? says[booking.status](voice, booking, now) : null;
}

const beforeWork: readonly BookingStatus[] = [
  'Booked',
  'Partner Matched',
  'Partner Assigned',
  'Need To Forward',
  'Forwaded',
  'Accepted',
  'Assigned',
];

/** What is to be paid, and when; null where the board says where the money is. */
function costLine({ t, locale }: Voice, booking: BookingDetails): string | null {
  const { status, paymentStatus, paymentMode, amountDue, money } = booking;
  const sum = formatMoney(amountDue > 0 ? amountDue : booking.total, locale);
  if (status === 'Payment Pending') return t('next.cost.now', '{{sum}} to pay now.', { sum });
  const live = [...beforeWork, 'Inprogress', 'Completed'].includes(status);
  if (!live) return null;
  if (money && money.owed > 0 && amountDue === 0)
    return t('next.cost.later', '{{sum}}, you pay later.', { sum: formatMoney(money.owed, locale) });
  if (paymentStatus === 'paid' && amountDue === 0) return t('next.cost.paid', '{{sum}}, paid.', { sum });
  if (status === 'Completed') return t('next.cost.left', '{{sum}} left to pay.', { sum });
  return paymentMode === 'cash'
    ? t('next.cost.cash', '{{sum}} in cash or online, after the work.', { sum })
    : t('next.cost.after', '{{sum}} after the work.', { sum });
}

/** Whether its time can still be changed or it can be cancelled, and what that costs. */
function changesLine({ t, locale }: Voice, booking: BookingDetails): string | null {
  const { status, can, cancellationFee } = booking;
  if (status === 'Inprogress')
    return t('next.changes.working', 'It can’t be cancelled once work has started.');
  if (!can.cancel) return null;
  if (status === 'Payment Pending') return t('next.changes.free', 'Cancelling is free.');
  const fee = formatMoney(cancellationFee ?? 0, locale);
  if ((cancellationFee ?? 0) > 0)
    return can.reschedule
      ? t('next.changes.fee.time', 'Cancelling or changing the time now costs {{fee}}.', { fee })
      : t('next.changes.fee', 'Cancelling now costs {{fee}}.', { fee });
  return can.reschedule
    ? t('next.changes.time', 'Changing the time or cancelling is free now.')
    : t('next.changes.now', 'Cancelling is free now.');
}

/** The whole card of a booking's page; null for a status that no booking has. */
export function whatNext(voice: Voice, booking: BookingDetails, now: Date): WhatNext | null {
  const next = nextLine(voice, booking, now);
  return next === null
    ? null
    : { next, cost: costLine(voice, booking), changes: changesLine(voice, booking) };
}
