/** The columns of the partner and of the professional in the table of booking.screen.ts. */
import { formatMoney } from '../../../ui/mark/money.tsx';
import type { ScreenRow, Screens, Seen, Voice } from '../booking.screen-row.ts';
import { minutesUntil } from '../../../ui/time/use-now.ts';
import { whenInWords } from '../../../ui/time/when-in-words.ts';

const visit = ({ t, locale }: Voice, { booking, now }: Seen) => whenInWords(t, booking.startsAt, now, locale);
const customer = ({ t }: Voice, { booking }: Seen) =>
  booking.customerName ?? t('screen.theCustomer', 'The customer');
const professional = ({ t }: Voice, { booking }: Seen) =>
  booking.professionalName ?? t('screen.theProfessional', 'The professional');

const offered = ({ booking, now }: Seen): ScreenRow => ({
  tone: booking.can.accept ? 'act' : 'wait',
  next: 'accept',
  headline: (voice) => {
    const count = booking.acceptBefore ? minutesUntil(booking.acceptBefore, now) : 0;
    if (count === 0) return voice.t('screen.p.offerOver', 'Time to accept has run out');
    return voice.plural('screen.p.offered', count, {
      one: '{{count}} minute left to accept',
      other: '{{count}} minutes left to accept',
    });
  },
  words: (voice, seen) =>
    voice.t('screen.p.offered.words', '{{customer}} wants to book you {{when}}.', {
      customer: customer(voice, seen),
      when: visit(voice, seen),
    }),
});

const passedOn: ScreenRow = {
  tone: 'over',
  headline: ({ t }) => t('screen.p.passedOn', 'Sent to another partner'),
};

const waitsForAnswer: ScreenRow = {
  tone: 'wait',
  headline: (voice, seen) =>
    voice.t('screen.w.asked', 'Waiting for {{customer}} to answer', {
      customer: customer(voice, seen),
    }),
  words: ({ t }) => t('screen.w.asked.words', 'Start the added service only after it is approved.'),
};

const finished: Screens['Completed'] = ({ booking }) =>
  booking.paymentStatus === 'due'
    ? {
        tone: booking.can.collectCash ? 'act' : 'wait',
        next: 'collectCash',
        headline: (voice) => voice.t('screen.w.due', 'Work done, payment due'),
        words: (voice) =>
          booking.paymentMode === 'cash'
            ? voice.t('screen.w.dueCash.words', 'Collect the cash due. The total is {{total}}.', {
                total: formatMoney(booking.total, voice.locale),
              })
            : voice.t('screen.w.dueOnline.words', 'The customer can pay online, or in cash to you.'),
      }
    : { tone: 'done', headline: ({ t }) => t('screen.w.finished', 'Finished and paid') };

/** What reads the same for the desk and for who does the work. */
const ended: Screens = {
  Completed: finished,
  Disputed: {
    tone: 'wait',
    headline: ({ t }) => t('screen.w.disputed', 'The customer reported a problem'),
    words: ({ t }) => t('screen.w.disputed.words', 'Your payout is on hold until this is settled.'),
  },
  Resolved: { tone: 'done', headline: ({ t }) => t('screen.w.resolved', 'The complaint is settled') },
  Closed: { tone: 'done', headline: ({ t }) => t('screen.w.closed', 'Finished, paid and settled') },
  Cancelled: {
    tone: 'over',
    headline: ({ t }) => t('screen.w.cancelled', 'The customer cancelled'),
    words: ({ t }) => t('screen.w.cancelled.words', 'The slot is free again.'),
  },
  Refunded: {
    tone: 'over',
    headline: ({ t }) => t('screen.w.cancelled', 'The customer cancelled'),
    words: ({ t }) => t('screen.w.cancelled.words', 'The slot is free again.'),
  },
  Rejected: passedOn,
};

export const partnerScreens: Screens = {
  ...ended,
  'Partner Assigned': offered,
  'Need To Forward': passedOn,
  Forwaded: passedOn,
  Accepted: {
    tone: 'act',
    next: 'assign',
    headline: ({ t }) => t('screen.p.accepted', 'Assign a professional'),
    words: (voice, seen) =>
      voice.t('screen.p.accepted.words', '{{customer}} expects someone {{when}}.', {
        customer: customer(voice, seen),
        when: visit(voice, seen),
      }),
  },
  Assigned: {
    tone: 'go',
    next: 'assign',
    headline: (voice, seen) =>
      voice.t('screen.p.assigned', '{{name}} will go {{when}}', {
        name: professional(voice, seen),
        when: visit(voice, seen),
      }),
    words: ({ t }) => t('screen.p.assigned.words', 'You can still assign someone else.'),
  },
  Inprogress: ({ asks }) =>
    asks
      ? waitsForAnswer
      : {
          tone: 'go',
          next: 'complete',
          headline: (voice, seen) =>
            voice.t('screen.b.working', '{{name}} is at work', { name: professional(voice, seen) }),
        },
};

export const professionalScreens: Screens = {
  ...ended,
  Assigned: ({ booking }) =>
    booking.can.start
      ? {
          tone: 'act',
          next: 'start',
          headline: (voice, seen) =>
            voice.t('screen.s.start', 'Ask {{customer}} for the start OTP', {
              customer: customer(voice, seen),
            }),
          words: ({ t }) => t('screen.s.start.words', 'The 6-digit OTP is in the customer’s booking.'),
        }
      : {
          tone: 'wait',
          headline: (voice, seen) =>
            voice.t('screen.s.assigned', 'Your job starts {{when}}', { when: visit(voice, seen) }),
          words: ({ t }) => t('screen.s.assigned.words', 'You can start up to an hour early.'),
        },
  Inprogress: ({ asks }) =>
    asks
      ? waitsForAnswer
      : {
          tone: 'go',
          next: 'complete',
          headline: ({ t }) => t('screen.s.working', 'Job ongoing'),
          words: ({ t }) =>
            t('screen.s.working.words', 'Take photos of the finished work, then finish the job.'),
        },
};
