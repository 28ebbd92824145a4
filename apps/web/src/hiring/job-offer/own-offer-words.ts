import type { JobOffer, OfferRefusal } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import type { JobOfferStatus } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { StateTone } from '../../ui/state/state-pill.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';

const states: Record<JobOfferStatus, (t: Translate) => string> = {
  Pending: (t) => t('ownOffer.state.pending', 'Answer needed'),
  Countered: (t) => t('ownOffer.state.countered', 'Other terms asked'),
  Accepted: (t) => t('ownOffer.state.accepted', 'Accepted'),
  Rejected: (t) => t('ownOffer.state.rejected', 'Declined'),
  Cancelled: (t) => t('ownOffer.state.cancelled', 'Withdrawn'),
  Expired: (t) => t('ownOffer.state.expired', 'Expired'),
};
export const ownOfferState = (t: Translate, { status }: JobOffer): string => states[status](t);

export const ownOfferTones: Record<JobOfferStatus, StateTone> = {
  Pending: 'due',
  Countered: 'quiet',
  Accepted: 'good',
  Rejected: 'quiet',
  Cancelled: 'quiet',
  Expired: 'quiet',
};

/** A calendar day as people write it. */
export const dayInWords = (locale: string, day: string): string =>
  formatInstant(`${day}T00:00:00+05:30`, 'day', locale);

/** What the candidate is to do, or who acts next. */
export function ownOfferNext(
  { t, locale }: { readonly t: Translate; readonly locale: string },
  { status, companyName: name, validUntil, terms, can }: JobOffer,
): string {
  const sentences: Record<JobOfferStatus, () => string> = {
    Pending: () =>
      can.accept
        ? t('ownOffer.next.answer', 'Read the letter and answer by {{day}}.', {
            day: dayInWords(locale, validUntil),
          })
        : '',
    Countered: () => t('ownOffer.next.counter', '{{name}} answers your request next.', { name }),
    Accepted: () =>
      t('ownOffer.next.accepted', 'Your first day is {{day}}. {{name}} sends you the next steps.', {
        day: dayInWords(locale, terms.startsOn),
        name,
      }),
    Rejected: () => t('ownOffer.next.rejected', 'You declined this offer.'),
    Cancelled: () => t('ownOffer.next.cancelled', 'This offer no longer applies.'),
    Expired: () => t('ownOffer.next.expired', 'The last day to answer has passed.'),
  };
  return sentences[status]();
}

export const refusalWords: Record<OfferRefusal, (t: Translate) => string> = {
  wage: (t) => t('ownOffer.refuse.wage', 'The pay is too low'),
  start_day: (t) => t('ownOffer.refuse.start_day', 'The first day doesn’t suit me'),
  distance: (t) => t('ownOffer.refuse.distance', 'It’s too far away'),
  shift: (t) => t('ownOffer.refuse.shift', 'The working hours don’t suit me'),
  other_job: (t) => t('ownOffer.refuse.other_job', 'I took another job'),
  other: (t) => t('ownOffer.refuse.other', 'Another reason'),
};
