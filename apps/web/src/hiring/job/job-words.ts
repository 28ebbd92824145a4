import type { OwnJobCard } from '@nukkad/contract/hiring/job/job.model';
import type { JobHold, jobOutcomes } from '@nukkad/contract/hiring/job/job.noun';
import type { QuestionKind } from '@nukkad/contract/hiring/job/question.model';
import { wageInWords } from '../../nouns/candidate/work-words.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';
import { durationInWords } from '../../ui/time/duration.tsx';
import { whenInWords } from '../../ui/time/when-in-words.ts';
import { minutesUntil } from '../../ui/time/use-now.ts';
import type { JobStep } from './typed-job.ts';

type Voice = Pick<ReturnType<typeof useTranslation>, 't' | 'plural' | 'locale'>;
export type JobOutcome = (typeof jobOutcomes)[number];

export const stepWords: Record<JobStep, (t: Translate) => string> = {
  what: (t) => t('posting.step.what', 'The job'),
  terms: (t) => t('posting.step.terms', 'Pay and place'),
  who: (t) => t('posting.step.who', 'The person'),
  preview: (t) => t('posting.step.preview', 'Preview'),
};

export const questionKindWords: Record<QuestionKind, (t: Translate) => string> = {
  yesno: (t) => t('posting.kind.yesno', 'Yes or no'),
  choice: (t) => t('posting.kind.choice', 'One of your choices'),
  number: (t) => t('posting.kind.number', 'A number'),
  words: (t) => t('posting.kind.words', 'In their own words'),
};

/** Why our team looks first, in a friendly way. */
export const holdWords: Record<JobHold, (t: Translate) => string> = {
  fee_asked: (t) =>
    t(
      'posting.hold.fee',
      'The text seems to ask candidates for money. Hiring is always free for candidates.',
    ),
  discrimination: (t) =>
    t(
      'posting.hold.fair',
      'The text seems to exclude people by who they are. Describe the job and the skills instead.',
    ),
  far_below_minimum: (t) => t('posting.hold.wage', 'The pay is far below the minimum wage of the place.'),
};

export const outcomeWords: Record<JobOutcome, (t: Translate) => string> = {
  filled: (t) => t('posting.outcome.filled', 'I found the people I need'),
  ended: (t) => t('posting.outcome.ended', 'I’m not hiring any more'),
};

/** "₹18,000 – ₹22,000 a month"; what is not said yet is left out. */
export function wageOf(
  voice: Voice,
  { wageUnit, wageFrom, wageTo }: Pick<OwnJobCard, 'wageUnit' | 'wageFrom' | 'wageTo'>,
): string {
  const from = wageFrom ?? wageTo;
  if (from === null) return '';
  return wageInWords(voice, { wageUnit, wageFrom: from, wageTo: wageTo ?? from });
}

/** What is left of the 72 hours, or how they ended; null: they have not begun. */
export function clockWords(voice: Voice, { clock }: Pick<OwnJobCard, 'clock'>, now: Date): string | null {
  const { t } = voice;
  if (clock === null) return null;
  if (clock.kept === true) return t('posting.clock.kept', 'Kept: first shortlist within 72 hours');
  const minutes = minutesUntil(clock.endsAt, now);
  if (clock.kept === false || minutes === 0)
    return t('posting.clock.missed', 'Missed: no shortlist within 72 hours');
  return t('posting.clock.left', '{{time}} left', { time: durationInWords(voice, minutes) });
}

/** The same in a column that is called "72 hours". */
export function clockInShort(voice: Voice, { clock }: Pick<OwnJobCard, 'clock'>, now: Date): string {
  const { t } = voice;
  if (clock?.kept === true) return t('posting.clock.short.kept', 'Kept');
  if (clock?.kept === false || (clock && minutesUntil(clock.endsAt, now) === 0))
    return t('posting.clock.short.missed', 'Missed');
  return clockWords(voice, { clock }, now) ?? '';
}

export const waitingWords = ({ t, plural }: Voice, { applicants }: Pick<OwnJobCard, 'applicants'>): string =>
  applicants.waiting === 0
    ? t('posting.waiting.none', 'No one is waiting for an answer')
    : plural('posting.waiting', applicants.waiting, {
        one: '{{count}} applicant is waiting for an answer',
        other: '{{count}} applicants are waiting for an answer',
      });

/** Where the job is now and what follows, with its time. */
export function standingSentence(voice: Voice, job: OwnJobCard, now: Date): string {
  const { t, locale } = voice;
  const when = (at: string | null) => (at === null ? '' : whenInWords(t, at, now, locale));
  const { standing, expiresAt, publishAt } = job;
  if (standing === 'Draft') return t('posting.said.draft', 'Only your team sees this draft.');
  if (standing === 'Planned')
    return t('posting.said.planned', 'Candidates will see it {{when}}.', { when: when(publishAt) });
  if (standing === 'Checking')
    return t(
      'posting.said.checking',
      'Our team is checking a detail. It usually takes a few hours, and you don’t need to do anything.',
    );
  if (standing === 'Active')
    return t('posting.said.active', 'Candidates see it. It ends {{when}}.', { when: when(expiresAt) });
  if (standing === 'Rejected') return t('posting.said.rejected', 'We couldn’t publish this job.');
  if (standing === 'Closed')
    return t('posting.said.closed', 'This job is closed. All applicants were notified.');
  if (standing === 'Cancelled')
    return t('posting.said.cancelled', 'This job was cancelled. All applicants were notified.');
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime()
    ? t('posting.said.ended', 'Its 30 days have ended. Renew it to find more candidates.')
    : t('posting.said.inactive', 'Candidates don’t see it now. Applications you have stay open.');
}
