/** The columns of the partner and of the professional in the table of booking.screen.ts. */
import { formatMoney } from './money.tsx';
import type { ScreenRow, Screens, Seen, Voice } from './booking.screen-row.ts';
import { minutesUntil } from './use-now.ts';
import { whenInWords } from './when-in-words.ts';

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
    if (count === 0) return voice.t('screen.p.offerOver', 'The time to accept is over');
    return voice.plural('screen.p.offered', count, {
      one: '{{count}} minute left to accept',
      other: '{{count}} minutes left to accept',
    });
  },
  words: (voice, seen) =>
    voice.t('screen.p.offered.words', '{{customer}} wants you {{when}}.', {
      customer: customer(voice, seen),
      when: visit(voice, seen),
    }),
});

const passedOn: ScreenRow = {
  tone: 'over',
  headline: ({ t }) => t('screen.p.passedOn', 'Passed on to another partner'),
};

const waitsForAnswer: ScreenRow = {
  tone: 'wait',
  headline: (voice, seen) =>
    voice.t('screen.w.asked', '{{customer}} is asked about the added service', {
      customer: customer(voice, seen),
    }),
  words: ({ t }) =>
    t('screen.w.asked.words', 'Begin with it only after the yes. The work ends after the answer.'),
};

const finished: Screens['Completed'] = ({ booking }) =>
  booking.paymentStatus === 'due'
    ? {
        tone: booking.can.collectCash ? 'act' : 'wait',
        next: 'collectCash',
        headline: (voice) => voice.t('screen.w.due', 'Finished; payment is open'),
        words: (voice) =>
          booking.paymentMode === 'cash'
            ? voice.t('screen.w.dueCash.words', 'Take the cash that is due: {{total}} in all.', {
                total: formatMoney(booking.total, voice.locale),
              })
            : voice.t('screen.w.dueOnline.words', 'The customer pays online, or in cash to you.'),
      }
    : { tone: 'done', headline: ({ t }) => t('screen.w.finished', 'Finished and paid') };

/** What reads the same for the desk and for who does the work. */
const ended: Screens = {
  Completed: finished,
  Disputed: {
    tone: 'wait',
    headline: ({ t }) => t('screen.w.disputed', 'The customer complained'),
    words: ({ t }) => t('screen.w.disputed.words', 'Your payout waits until it is settled.'),
  },
  Resolved: { tone: 'done', headline: ({ t }) => t('screen.w.resolved', 'The complaint is settled') },
  Closed: { tone: 'done', headline: ({ t }) => t('screen.w.closed', 'Finished, paid and settled') },
  Cancelled: {
    tone: 'over',
    headline: ({ t }) => t('screen.w.cancelled', 'The customer cancelled'),
    words: ({ t }) => t('screen.w.cancelled.words', 'The time is free again.'),
  },
  Refunded: {
    tone: 'over',
    headline: ({ t }) => t('screen.w.cancelled', 'The customer cancelled'),
    words: ({ t }) => t('screen.w.cancelled.words', 'The time is free again.'),
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
    headline: ({ t }) => t('screen.p.accepted', 'Choose who does this work'),
    words: (voice, seen) =>
      voice.t('screen.p.accepted.words', '{{customer}} expects somebody {{when}}.', {
        customer: customer(voice, seen),
        when: visit(voice, seen),
      }),
  },
  Assigned: {
    tone: 'go',
    next: 'assign',
    headline: (voice, seen) =>
      voice.t('screen.p.assigned', '{{name}} goes {{when}}', {
        name: professional(voice, seen),
        when: visit(voice, seen),
      }),
    words: ({ t }) => t('screen.p.assigned.words', 'You can still send somebody else.'),
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
            voice.t('screen.s.start', 'Ask {{customer}} for the start code', {
              customer: customer(voice, seen),
            }),
          words: ({ t }) =>
            t('screen.s.start.words', 'It has 6 digits and stands on the customer’s booking page.'),
        }
      : {
          tone: 'wait',
          headline: (voice, seen) =>
            voice.t('screen.s.assigned', 'You go there {{when}}', { when: visit(voice, seen) }),
          words: ({ t }) =>
            t('screen.s.assigned.words', 'The work can be started from an hour before its time.'),
        },
  Inprogress: ({ asks }) =>
    asks
      ? waitsForAnswer
      : {
          tone: 'go',
          next: 'complete',
          headline: ({ t }) => t('screen.s.working', 'You are at work'),
          words: ({ t }) => t('screen.s.working.words', 'Photograph the finished work, then finish here.'),
        },
};
