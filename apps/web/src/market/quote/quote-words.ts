import type { AwardStanding } from '@nukkad/contract/market/quote/comparison.model';
import type { PricePlace, QuoteThread, refusalReasons } from '@nukkad/contract/market/quote/quote.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';

type Voice = Pick<ReturnType<typeof useTranslation>, 't' | 'plural' | 'locale'>;
export type RefusalReason = (typeof refusalReasons)[number];
export type Side = 'Partner' | 'Buyer';

export const refusalWords: Record<RefusalReason, (t: Translate) => string> = {
  too_expensive: (t) => t('offers.reason.too_expensive', 'It costs too much'),
  scope: (t) => t('offers.reason.scope', 'It doesn’t cover the work I need'),
  timing: (t) => t('offers.reason.timing', 'The dates don’t suit me'),
  trust: (t) => t('offers.reason.trust', 'I’m not sure about this partner'),
  chose_other: (t) => t('offers.reason.chose_other', 'I prefer another quote'),
  not_needed: (t) => t('offers.reason.not_needed', 'I don’t need the work any more'),
  other: (t) => t('offers.reason.other', 'Another reason'),
};

export const placeWords: Record<PricePlace, (t: Translate) => string> = {
  lower: (t) => t('offers.place.lower', 'Your price was lower than the one they chose.'),
  about_the_same: (t) => t('offers.place.same', 'Your price was about the same as the one they chose.'),
  higher: (t) => t('offers.place.higher', 'Your price was higher than the one they chose.'),
  much_higher: (t) => t('offers.place.muchHigher', 'Your price was much higher than the one they chose.'),
};

export const awardWords: Record<AwardStanding, (t: Translate) => string> = {
  offered: (t) => t('offers.award.offered', 'Partner hasn’t answered yet'),
  answered: (t) => t('offers.award.answered', 'Partner sent a new quote'),
  accepted: (t) => t('offers.award.accepted', 'Accepted, confirm it'),
  agreed: (t) => t('offers.award.agreed', 'Agreed'),
};

export const monthWords = ({ plural, t }: Voice, months: number): string =>
  months === 0
    ? t('offers.warranty.none', 'None')
    : plural('offers.months', months, { one: '{{count}} month', other: '{{count}} months' });

const minutesPerHour = 60;
const hoursPerDay = 24;

export function durationWords({ plural }: Voice, minutes: number): string {
  const hours = Math.max(1, Math.round(minutes / minutesPerHour));
  return hours < 2 * hoursPerDay
    ? plural('offers.hours', hours, { one: '{{count}} hour', other: '{{count}} hours' })
    : plural('offers.days', Math.round(hours / hoursPerDay), {
        one: '{{count}} day',
        other: '{{count}} days',
      });
}

type Said = Pick<QuoteThread, 'status' | 'current' | 'agreement' | 'refusal' | 'companyName'>;

function acceptedSentence({ t }: Voice, { agreement }: Said, side: Side): string {
  const own = side === 'Buyer' ? agreement?.buyerSignedAt : agreement?.partnerSignedAt;
  if (own) return t('offers.said.signed', 'You signed. It’s agreed once the other side signs too.');
  return t('offers.said.accepted', 'Accepted. Sign it to agree.');
}

function sentSentence({ t, locale }: Voice, { current, companyName }: Said, side: Side): string {
  if (!current) return '';
  if (current.standing === 'expired') return t('offers.said.expired', 'This quote has expired.');
  const when = formatInstant(current.validUntil, 'short', locale);
  const isOwn = current.madeBy === side;
  if (current.isPart)
    return side === 'Buyer'
      ? t(
          'offers.said.part.own',
          'You gave {{companyName}} these lines. They can accept them or send a new quote.',
          { companyName },
        )
      : t(
          'offers.said.part',
          'The customer wants only these lines from you. Accept them or send a new quote by {{when}}.',
          { when },
        );
  if (side === 'Buyer')
    return isOwn
      ? t(
          'offers.said.counter.own',
          'You made a counter-offer. {{companyName}} can accept it or send a new quote.',
          {
            companyName,
          },
        )
      : t('offers.said.quoted', '{{companyName}} sent you this quote. It’s valid until {{when}}.', {
          companyName,
          when,
        });
  return isOwn
    ? t('offers.said.sent', 'The customer has your quote. It’s valid until {{when}}.', { when })
    : t('offers.said.counter', 'The customer made a counter-offer. Accept it or send a new quote.');
}

/** Where it stands and what follows, with its clock. */
export function threadSentence(voice: Voice, thread: Said, side: Side): string {
  const { t, locale } = voice;
  const { status, agreement } = thread;
  if (status === 'Qoutation Sent') return sentSentence(voice, thread, side);
  if (status === 'Accepted By User') return acceptedSentence(voice, thread, side);
  if (status === 'Payment Pending' && agreement) {
    const amount = formatMoney(agreement.advance, locale);
    const when = agreement.payBy ? formatInstant(agreement.payBy, 'short', locale) : '';
    return side === 'Buyer'
      ? t('offers.said.pay', 'Agreed. Pay the advance of {{amount}} by {{when}}.', { amount, when })
      : t('offers.said.waits', 'Agreed. The customer pays the advance of {{amount}} by {{when}}.', {
          amount,
          when,
        });
  }
  if (status === 'Booked') return t('offers.said.booked', 'Booked. The work is now a project.');
  if (status === 'Inprogress') return t('offers.said.started', 'The work has started.');
  if (status === 'Completed') return t('offers.said.completed', 'The work is completed.');
  if (status === 'Disputed')
    return t('offers.said.disputed', 'A part of the work is disputed. Our team reads both sides.');
  if (status === 'Resolved') return t('offers.said.resolved', 'The dispute about the work has ended.');
  if (status === 'Refunded')
    return t('offers.said.refunded', 'The dispute has ended, and the amount was reduced.');
  if (status === 'Agreed') return t('offers.said.agreed', 'Both sides agreed on this quote.');
  if (status === 'Rejected') return t('offers.said.refused', 'This quote was declined.');
  if (status === 'Cancelled') return t('offers.said.cancelled', 'This request was cancelled.');
  if (status === 'Closed') return t('offers.said.closed', 'This request is closed.');
  return side === 'Partner'
    ? t('offers.said.write', 'Write your quote for this customer.')
    : t('offers.said.none', 'This partner hasn’t sent a quote yet.');
}
