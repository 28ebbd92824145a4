/** The buyer's column of the table in booking.screen.ts. */
import { endedTold } from '@nukkad/contract/market/booking/booking-money.told';
import type { ScreenRow, Screens, Seen, Voice } from '../booking.screen-row.ts';
import { formatMoney } from '../../../ui/mark/money.tsx';
import { moneySentences } from '../money-words.ts';
import { paymentOver, paymentRow } from './payment.screen.ts';
import { minutesUntil } from '../../../ui/time/use-now.ts';
import { whenInWords } from '../../../ui/time/when-in-words.ts';

const comes = ({ t, locale }: Voice, { booking, now }: Seen) => whenInWords(t, booking.startsAt, now, locale);
const company = ({ t }: Voice, { booking }: Seen) =>
  booking.companyName ?? t('screen.thePartner', 'The partner');
const professional = ({ t }: Voice, { booking }: Seen) =>
  booking.professionalName ?? t('screen.theProfessional', 'The professional');

/** Where the money is of a booking that ended without work. */
const moneyBack = (voice: Voice, { booking }: Seen): string =>
  booking.money ? moneySentences(voice, endedTold(booking.money)).join(' ') : '';

/**
 * A booking is Refunded once that is decided; its money may still be with the bank, or wait for an account. What was put
 * on Pay later never was with anyone: nothing is refunded of it.
 */
const refundHeadline = ({ t }: Voice, { booking: { money } }: Seen): string => {
  if (money && money.returning > 0)
    return money.returningCash === money.returning
      ? t('screen.b.refundOwed', 'A refund is due to you')
      : t('screen.b.refundComing', 'Your refund is on its way');
  if (money && money.returned > 0) return t('screen.b.refunded', 'You have been refunded');
  return money?.entries.some(({ cause }) => cause === 'complaint')
    ? t('screen.b.billLess', 'Your bill was reduced')
    : t('screen.b.cancelled', 'This booking was cancelled');
};

const seeking: ScreenRow = {
  tone: 'wait',
  headline: ({ t }) => t('screen.b.seeking', 'Finding a partner near you'),
  words: ({ t }) => t('screen.b.seeking.words', 'No action needed. This page updates automatically.'),
};

const asksAnother: ScreenRow = {
  tone: 'wait',
  headline: ({ t }) => t('screen.b.another', 'Finding another partner'),
  words: ({ t }, { booking }) =>
    booking.priority === 'Urgent'
      ? t('screen.b.another.urgent', 'We’re asking who else can come now. Your price stays the same.')
      : t('screen.b.another.words', 'The first one couldn’t come. Your time and price stay the same.'),
};

const offered: ScreenRow = {
  tone: 'wait',
  headline: (voice, seen) => {
    const { acceptBefore } = seen.booking;
    const name = company(voice, seen);
    const count = acceptBefore ? minutesUntil(acceptBefore, seen.now) : 0;
    if (count === 0) return voice.t('screen.b.asked', 'Waiting for {{company}} to accept', { company: name });
    return voice.plural(
      'screen.b.offered',
      count,
      {
        one: '{{company}} has {{count}} minute to accept',
        other: '{{company}} has {{count}} minutes to accept',
      },
      { company: name },
    );
  },
  words: ({ t }) => t('screen.b.offered.words', 'If they can’t come, we’ll ask the next partner right away.'),
};

const unpaid = (seen: Seen): ScreenRow =>
  paymentRow(seen) ??
  (seen.booking.can.pay
    ? {
        tone: 'act',
        next: 'pay',
        headline: ({ t }) => t('screen.b.pay', 'Pay now to keep your slot'),
        words: ({ t }) => t('screen.b.pay.words', 'Your slot is held for a few minutes only.'),
      }
    : paymentOver);

const coming = ({ booking, now }: Seen): ScreenRow => ({
  tone: 'go',
  next: 'showCode',
  headline: (voice, seen) => {
    const name = professional(voice, seen);
    if (Date.parse(booking.startsAt) <= now.getTime())
      return voice.t('screen.b.due', '{{name}} should be at your door', { name });
    return voice.t('screen.b.coming', '{{name}} arrives {{when}}', { name, when: comes(voice, seen) });
  },
  words: ({ t }) => t('screen.b.coming.words', 'Keep your start OTP ready for the door.'),
});

const working = ({ asks }: Seen): ScreenRow =>
  asks
    ? {
        tone: 'act',
        next: 'approveAddition',
        headline: (voice, seen) =>
          voice.t('screen.b.asks', '{{name}} wants to add a service', {
            name: professional(voice, seen),
          }),
        words: ({ t }) => t('screen.b.asks.words', 'You pay only for what you approve.'),
      }
    : {
        tone: 'go',
        headline: (voice, seen) =>
          voice.t('screen.b.working', '{{name}} is at work', { name: professional(voice, seen) }),
        words: ({ t }) => t('screen.b.working.words', 'Extra work needs your approval first.'),
      };

const workDue: ScreenRow = {
  tone: 'act',
  next: 'pay',
  headline: ({ t, locale }, { due }) =>
    t('screen.b.finishedDue', 'Work done. {{sum}} left to pay', { sum: formatMoney(due, locale) }),
  words: ({ t }) => t('screen.b.finishedDue.words', 'Pay online here, or in cash to the professional.'),
};

const finished = (seen: Seen): ScreenRow =>
  seen.booking.paymentStatus === 'due'
    ? (paymentRow(seen) ?? workDue)
    : {
        tone: 'done',
        next: 'bookAgain',
        headline: ({ t }) => t('screen.b.finished', 'Finished and paid'),
        words: ({ t }) => t('screen.b.finished.words', 'Thanks for booking with us.'),
      };

export const buyerScreens: Screens = {
  'Payment Pending': unpaid,
  Booked: seeking,
  'Partner Matched': seeking,
  'Partner Assigned': offered,
  'Need To Forward': asksAnother,
  Forwaded: asksAnother,
  Accepted: {
    tone: 'wait',
    headline: (voice, seen) =>
      voice.t('screen.b.accepted', '{{company}} arrives {{when}}', {
        company: company(voice, seen),
        when: comes(voice, seen),
      }),
    words: ({ t }) => t('screen.b.accepted.words', 'They accepted and will assign a professional.'),
  },
  Assigned: coming,
  Inprogress: working,
  Completed: finished,
  Disputed: {
    tone: 'wait',
    headline: ({ t }) => t('screen.b.disputed', 'We are reviewing your complaint'),
    words: ({ t }) => t('screen.b.disputed.words', 'The partner isn’t paid until this is settled.'),
  },
  Resolved: {
    tone: 'done',
    next: 'bookAgain',
    headline: ({ t }) => t('screen.b.resolved', 'Your complaint is settled'),
  },
  Closed: {
    tone: 'done',
    next: 'bookAgain',
    headline: ({ t }) => t('screen.b.closed', 'Finished, paid and settled'),
    words: ({ t }) => t('screen.b.finished.words', 'Thanks for booking with us.'),
  },
  Cancelled: {
    tone: 'over',
    next: 'bookAgain',
    headline: ({ t }) => t('screen.b.cancelled', 'This booking was cancelled'),
    words: moneyBack,
  },
  Rejected: ({ booking }) => ({
    tone: 'over',
    // One for as soon as possible offers a time in its own words.
    ...(booking.priority === null && { next: 'bookAgain' }),
    headline: ({ t }) => t('screen.b.rejected', 'No partner was available'),
    words: moneyBack,
  }),
  Refunded: {
    tone: 'over',
    next: 'bookAgain',
    headline: refundHeadline,
    words: moneyBack,
  },
};
