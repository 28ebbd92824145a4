import type {
  AppliedJob,
  AppliedStatus,
  RejectReason,
} from '@nukkad/contract/hiring/application/application.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { StateTone } from '../../ui/state/state-pill.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';

const status: Record<AppliedStatus, (t: Translate) => string> = {
  'New Request': (t) => t('applied.status.invited', 'Invited'),
  Pending: (t) => t('applied.status.pending', 'Applied'),
  Inprogress: (t) => t('applied.status.inprogress', 'Shortlisted'),
  Accepted: (t) => t('applied.status.accepted', 'Offer accepted'),
  Completed: (t) => t('applied.status.completed', 'Hired'),
  Rejected: (t) => t('applied.status.rejected', 'Not selected'),
  Cancelled: (t) => t('applied.status.cancelled', 'Withdrawn'),
  Closed: (t) => t('applied.status.closed', 'Job closed'),
};
export const statusTones: Record<AppliedStatus, StateTone> = {
  'New Request': 'due',
  Pending: 'quiet',
  Inprogress: 'good',
  Accepted: 'good',
  Completed: 'good',
  Rejected: 'bad',
  Cancelled: 'quiet',
  Closed: 'quiet',
};
/** A person who declined was not rejected. */
export const statusInWords = (t: Translate, job: AppliedJob): string =>
  job.status === 'Rejected' && job.rejection === null
    ? t('applied.status.declined', 'Declined')
    : status[job.status](t);

const reasons: Record<RejectReason, (t: Translate) => string> = {
  experience: (t) => t('applied.reason.experience', 'They chose someone with more experience.'),
  skills: (t) => t('applied.reason.skills', 'They need other skills for this job.'),
  wage: (t) => t('applied.reason.wage', 'Your expected pay is above what they offer.'),
  distance: (t) => t('applied.reason.distance', 'The job is too far from your place.'),
  shift: (t) => t('applied.reason.shift', 'The working hours don’t match yours.'),
  answers: (t) => t('applied.reason.answers', 'An answer of yours doesn’t fit this job.'),
  documents: (t) => t('applied.reason.documents', 'A document they need is missing.'),
  not_reached: (t) => t('applied.reason.not_reached', 'They couldn’t reach you.'),
  places_filled: (t) => t('applied.reason.places_filled', 'All openings are filled.'),
  other: (t) => t('applied.reason.other', 'They chose other candidates.'),
};
export const reasonInWords = (t: Translate, reason: RejectReason) => reasons[reason](t);

interface Voice {
  readonly t: Translate;
  readonly locale: string;
}

function firstAnswerInWords({ t, locale }: Voice, { companyName: name, next }: AppliedJob): string {
  if (next.until === null) return t('applied.next.answer', '{{name}} answers next.', { name });
  if (next.isLate)
    return t('applied.next.late', '{{name}} is late to answer. You can apply elsewhere meanwhile.', { name });
  return t('applied.next.answerBy', '{{name}} answers by {{when}}.', {
    name,
    when: formatInstant(next.until, 'short', locale),
  });
}

/** What happens next, and who acts; empty: nothing. */
export function nextInWords(voice: Voice, job: AppliedJob): string {
  const { t } = voice;
  const { companyName: name } = job;
  const words: Record<AppliedJob['next']['step'], () => string> = {
    answer_invitation: () => t('applied.next.invited', '{{name}} invited you. Accept or decline.', { name }),
    first_answer: () => firstAnswerInWords(voice, job),
    talk: () => t('applied.next.talk', '{{name}} wants to know more. You can write to them now.', { name }),
    answer_offer: () => t('applied.next.offer', '{{name}} made you an offer. Read it and answer.', { name }),
    wait_for_hire: () => t('applied.next.hire', '{{name}} confirms your first day next.', { name }),
    look_elsewhere: () => t('applied.next.elsewhere', 'Look at other jobs near you.'),
    nothing: () => '',
  };
  return words[job.next.step]();
}

/** An answer to a question of the job: yes and no are said in the reader's language. */
export function answerInWords(t: Translate, answer: string): string {
  if (answer === 'yes') return t('applied.yes', 'Yes');
  return answer === 'no' ? t('applied.no', 'No') : answer;
}
