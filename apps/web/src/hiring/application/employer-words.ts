import type {
  ApplicationCard,
  RejectReason,
  matchFacts,
} from '@nukkad/contract/hiring/application/application.model';
import type {
  ApplicationStatus,
  ApplicationStep,
} from '@nukkad/contract/hiring/application/application.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { StateTone } from '../../ui/state/state-pill.tsx';
import { whenInWords } from '../../ui/time/when-in-words.ts';

type Voice = Pick<ReturnType<typeof useTranslation>, 't' | 'plural' | 'locale'>;

export const applicantStates: Record<ApplicationStatus, (t: Translate) => string> = {
  'Request Sent': (t) => t('applicant.state.invited', 'Invited'),
  Pending: (t) => t('applicant.state.new', 'New'),
  Inprogress: (t) => t('applicant.state.shortlisted', 'Shortlisted'),
  Accepted: (t) => t('applicant.state.accepted', 'Offer accepted'),
  Completed: (t) => t('applicant.state.hired', 'Hired'),
  Rejected: (t) => t('applicant.state.rejected', 'Rejected'),
  Cancelled: (t) => t('applicant.state.withdrawn', 'Withdrawn'),
  Closed: (t) => t('applicant.state.closed', 'Job closed'),
};

export const applicantTone: Record<ApplicationStatus, StateTone> = {
  'Request Sent': 'quiet',
  Pending: 'due',
  Inprogress: 'good',
  Accepted: 'due',
  Completed: 'good',
  Rejected: 'bad',
  Cancelled: 'quiet',
  Closed: 'quiet',
};

/** How far one came. */
export const applicantSteps: Record<ApplicationStep, (t: Translate) => string> = {
  Applied: (t) => t('applicant.step.applied', 'Applied'),
  Screening: (t) => t('applicant.step.screening', 'Shortlisted'),
  Interview: (t) => t('applicant.step.interview', 'Interview'),
  Offer: (t) => t('applicant.step.offer', 'Offer'),
  Hired: (t) => t('applicant.step.hired', 'Hired'),
};

/** The status in a word; of those who are shortlisted, what came after it. */
export const standingInWords = (
  t: Translate,
  { status, step }: Pick<ApplicationCard, 'status' | 'step'>,
): string =>
  status === 'Inprogress' && step !== 'Applied' ? applicantSteps[step](t) : applicantStates[status](t);

export const rejectWords: Record<RejectReason, (t: Translate) => string> = {
  experience: (t) => t('applicant.reject.experience', 'Not enough experience'),
  skills: (t) => t('applicant.reject.skills', 'Other skills needed'),
  wage: (t) => t('applicant.reject.wage', 'Expected pay is too high'),
  distance: (t) => t('applicant.reject.distance', 'Lives too far away'),
  shift: (t) => t('applicant.reject.shift', 'The working hours don’t fit'),
  answers: (t) => t('applicant.reject.answers', 'The answers don’t fit'),
  documents: (t) => t('applicant.reject.documents', 'Documents are missing'),
  not_reached: (t) => t('applicant.reject.not_reached', 'Couldn’t be reached'),
  places_filled: (t) => t('applicant.reject.places_filled', 'All openings are filled'),
  other: (t) => t('applicant.reject.other', 'Another reason'),
};

export const factWords: Record<(typeof matchFacts)[number], (t: Translate) => string> = {
  work: (t) => t('applicant.fact.work', 'Work and skills'),
  distance: (t) => t('applicant.fact.distance', 'Distance'),
  wage: (t) => t('applicant.fact.wage', 'Pay'),
  experience: (t) => t('applicant.fact.experience', 'Experience and shift'),
};

/** How well it fits, in a word; the four facts say why. */
export function matchInWords(t: Translate, { score }: ApplicationCard['match']): string {
  if (score >= 75) return t('applicant.match.strong', 'Strong match');
  if (score >= 50) return t('applicant.match.good', 'Good match');
  return score >= 25 ? t('applicant.match.some', 'Partial match') : t('applicant.match.weak', 'Weak match');
}

function progressSentence(t: Translate, step: ApplicationStep): string {
  if (step === 'Interview') return t('applicant.said.interview', 'You proposed an interview.');
  if (step === 'Offer') return t('applicant.said.offer', 'You made an offer. Its status is below.');
  return t('applicant.said.shortlisted', 'You shortlisted this candidate. Get in touch for the next step.');
}

/** What happens next, or how it ended. */
export function applicantSentence(voice: Voice, application: ApplicationCard, now: Date): string {
  const { t, locale } = voice;
  const { status, answerBy, rejection, isDeclined } = application;
  const when = (at: string) => whenInWords(t, at, now, locale);
  if (isDeclined) return t('applicant.said.declined', 'The candidate declined your invitation.');
  if (status === 'Request Sent')
    return t('applicant.said.invited', 'You invited this candidate. We’ll notify you of the answer.');
  if (status === 'Pending')
    return answerBy === null
      ? t('applicant.said.new', 'Waiting for your answer.')
      : t('applicant.said.newBy', 'Waiting for your answer. Answer {{when}} at the latest.', {
          when: when(answerBy),
        });
  if (status === 'Inprogress') return progressSentence(t, application.step);
  if (status === 'Accepted')
    return t('applicant.said.accepted', 'The candidate accepted your offer. Hire them to set up their work.');
  if (status === 'Completed') return t('applicant.said.hired', 'You hired this candidate.');
  if (status === 'Rejected' && rejection)
    return rejection.isTold
      ? t('applicant.said.rejected', 'Rejected, and the candidate knows. You can reconsider until {{day}}.', {
          day: when(rejection.reconsiderUntil),
        })
      : t(
          'applicant.said.rejectedLater',
          'Rejected. The candidate hears of it {{when}}; until then you can take it back.',
          {
            when: when(rejection.tellAt),
          },
        );
  if (status === 'Cancelled') return t('applicant.said.withdrawn', 'The candidate withdrew the application.');
  return t('applicant.said.closed', 'The job is closed.');
}
