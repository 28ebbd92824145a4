/** The buyer's column of the table in booking.screen.ts. */
import type { ScreenRow, Screens, Seen, Voice } from './booking.screen-row.ts';
import { formatMoney } from './money.tsx';
import { endedSentences } from './money-words.ts';
import { paymentOver, paymentRow } from './payment.screen.ts';
import { minutesUntil } from './use-now.ts';
import { whenInWords } from './when-in-words.ts';

const comes = ({ t, locale }: Voice, { booking, now }: Seen) => whenInWords(t, booking.startsAt, now, locale);
const company = ({ t }: Voice, { booking }: Seen) =>
  booking.companyName ?? t('screen.thePartner', 'The partner');
const professional = ({ t }: Voice, { booking }: Seen) =>
  booking.professionalName ?? t('screen.theProfessional', 'The professional');

/** Where the money is of a booking that ended without work. */
const moneyBack = (voice: Voice, { booking }: Seen): string =>
  booking.money ? endedSentences(voice, booking.money).join(' ') : '';

const seeking: ScreenRow = {
  tone: 'wait',
  headline: ({ t }) => t('screen.b.seeking', 'We are asking partners near you'),
  words: ({ t }) => t('screen.b.seeking.words', 'Nothing to do for you: this page moves on by itself.'),
};

const asksAnother: ScreenRow = {
  tone: 'wait',
  headline: ({ t }) => t('screen.b.another', 'We are asking another partner'),
  words: ({ t }) =>
    t('screen.b.another.words', 'The first one could not come. Your time and your price stay as they are.'),
};

const offered: ScreenRow = {
  tone: 'wait',
  headline: (voice, seen) => {
    const { acceptBefore } = seen.booking;
    const name = company(voice, seen);
    const count = acceptBefore ? minutesUntil(acceptBefore, seen.now) : 0;
    if (count === 0) return voice.t('screen.b.asked', '{{company}} is looking at it', { company: name });
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
  words: ({ t }) => t('screen.b.offered.words', 'If they cannot come, we ask the next partner at once.'),
};

const unpaid = (seen: Seen): ScreenRow =>
  paymentRow(seen) ??
  (seen.booking.can.pay
    ? {
        tone: 'act',
        next: 'pay',
        headline: ({ t }) => t('screen.b.pay', 'Pay now to keep your time'),
        words: ({ t }) => t('screen.b.pay.words', 'Until you pay, your time is only kept for a few minutes.'),
      }
    : paymentOver);

const coming = ({ booking, now }: Seen): ScreenRow => ({
  tone: 'go',
  next: 'showCode',
  headline: (voice, seen) => {
    const name = professional(voice, seen);
    if (Date.parse(booking.startsAt) <= now.getTime())
      return voice.t('screen.b.due', '{{name}} should be at your door', { name });
    return voice.t('screen.b.coming', '{{name}} comes {{when}}', { name, when: comes(voice, seen) });
  },
  words: ({ t }) =>
    t('screen.b.coming.words', 'Keep your start code ready. Tell it at the door, and to nobody by phone.'),
});

const working = ({ asks }: Seen): ScreenRow =>
  asks
    ? {
        tone: 'act',
        next: 'approveAddition',
        headline: (voice, seen) =>
          voice.t('screen.b.asks', '{{name}} asks you about an added service', {
            name: professional(voice, seen),
          }),
        words: ({ t }) => t('screen.b.asks.words', 'Only what you approve is done and billed.'),
      }
    : {
        tone: 'go',
        headline: (voice, seen) =>
          voice.t('screen.b.working', '{{name}} is at work', { name: professional(voice, seen) }),
        words: ({ t }) =>
          t(
            'screen.b.working.words',
            'If more is needed you are asked here first. Nothing is billed without your yes.',
          ),
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
      voice.t('screen.b.accepted', '{{company}} comes {{when}}', {
        company: company(voice, seen),
        when: comes(voice, seen),
      }),
    words: ({ t }) => t('screen.b.accepted.words', 'They accepted, and now choose who does the work.'),
  },
  Assigned: coming,
  Inprogress: working,
  Completed: finished,
  Disputed: {
    tone: 'wait',
    headline: ({ t }) => t('screen.b.disputed', 'We are looking into it'),
    words: ({ t }) => t('screen.b.disputed.words', 'Until it is settled, the partner is not paid.'),
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
  Rejected: {
    tone: 'over',
    next: 'bookAgain',
    headline: ({ t }) => t('screen.b.rejected', 'No partner was free this time'),
    words: moneyBack,
  },
  Refunded: {
    tone: 'over',
    next: 'bookAgain',
    headline: ({ t }) => t('screen.b.refunded', 'Your money went back'),
    words: moneyBack,
  },
};
