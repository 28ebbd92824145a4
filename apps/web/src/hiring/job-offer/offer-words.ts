import type { JobOffer, OfferRefusal } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import type { JobOfferStatus } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import { wageInWords } from '../../nouns/candidate/work-words.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { StateTone } from '../../ui/state/state-pill.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';

type Voice = Pick<ReturnType<typeof useTranslation>, 't' | 'locale'>;

export const offerStates: Record<JobOfferStatus, (t: Translate) => string> = {
  Pending: (t) => t('offered.state.pending', 'Sent'),
  Countered: (t) => t('offered.state.countered', 'Other terms asked'),
  Accepted: (t) => t('offered.state.accepted', 'Accepted'),
  Rejected: (t) => t('offered.state.rejected', 'Refused'),
  Cancelled: (t) => t('offered.state.cancelled', 'Ended'),
  Expired: (t) => t('offered.state.expired', 'Expired'),
};

export const offerTones: Record<JobOfferStatus, StateTone> = {
  Pending: 'quiet',
  Countered: 'due',
  Accepted: 'good',
  Rejected: 'bad',
  Cancelled: 'quiet',
  Expired: 'quiet',
};

export const refusalWords: Record<OfferRefusal, (t: Translate) => string> = {
  wage: (t) => t('offered.refusal.wage', 'The pay is too low'),
  start_day: (t) => t('offered.refusal.start_day', 'The first day doesn’t suit'),
  distance: (t) => t('offered.refusal.distance', 'The place is too far'),
  shift: (t) => t('offered.refusal.shift', 'The working hours don’t suit'),
  other_job: (t) => t('offered.refusal.other_job', 'Took another job'),
  other: (t) => t('offered.refusal.other', 'Another reason'),
};

const formatDay = (day: string, locale: string) => formatInstant(day, 'day', locale);

/** "₹20,000 a month". */
export const offerWage = (voice: Voice, { wageUnit, wage }: Pick<JobOffer['terms'], 'wageUnit' | 'wage'>) =>
  wageInWords(voice, { wageUnit, wageFrom: wage, wageTo: wage });

/** What was asked for beside what was offered; what stays as offered is left out. */
export function counterWords(voice: Voice, { terms, counter }: JobOffer): readonly string[] {
  const { t, locale } = voice;
  if (!counter) return [];
  const { wage, startsOn } = counter;
  return [
    ...(wage === null
      ? []
      : [
          t('offered.counter.wage', 'Pay: {{asked}} instead of {{offered}}', {
            asked: offerWage(voice, { ...terms, wage }),
            offered: offerWage(voice, terms),
          }),
        ]),
    ...(startsOn === null
      ? []
      : [
          t('offered.counter.startsOn', 'First day: {{asked}} instead of {{offered}}', {
            asked: formatDay(startsOn, locale),
            offered: formatDay(terms.startsOn, locale),
          }),
        ]),
  ];
}

/** Where the offer stands, as its employer reads it. */
export function offerSentence({ t, locale }: Voice, { status, validUntil }: JobOffer): string {
  const day = formatDay(validUntil, locale);
  if (status === 'Pending')
    return t('offered.said.pending', 'The candidate can answer until {{day}}.', { day });
  if (status === 'Countered')
    return t('offered.said.countered', 'The candidate asked for other terms. Answer by {{day}}.', { day });
  if (status === 'Accepted') return t('offered.said.accepted', 'The candidate accepted this offer.');
  if (status === 'Rejected') return t('offered.said.rejected', 'The candidate refused this offer.');
  if (status === 'Expired')
    return t('offered.said.expired', 'There was no answer by {{day}}. You can make a new offer.', { day });
  return t('offered.said.cancelled', 'This offer no longer applies.');
}
