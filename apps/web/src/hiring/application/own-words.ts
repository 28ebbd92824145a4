import type {
  AppliedJob,
  AppliedStatus,
  RejectReason,
} from '@nukkad/contract/hiring/application/application.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { StateTone } from '../../ui/state/state-pill.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { whenInWords } from '../../ui/time/when-in-words.ts';

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
/** A person who declined was not rejected, and a refused offer is not a withdrawal; how far one came is said while it goes on. */
export function statusInWords(t: Translate, job: AppliedJob): string {
  if (job.status === 'Rejected' && job.rejection === null) return t('applied.status.declined', 'Declined');
  if (job.step === 'Interview' && job.status === 'Inprogress')
    return t('applied.status.interview', 'Interview');
  if (job.step !== 'Offer') return status[job.status](t);
  if (job.status === 'Inprogress') return t('applied.status.offer', 'Offer');
  return job.status === 'Cancelled' ? t('applied.status.refused', 'Offer declined') : status[job.status](t);
}

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

interface Said extends Voice {
  readonly job: AppliedJob;
  readonly name: string;
  /** By when, or at which time; empty: none is set. */
  readonly until: string;
}

/** The last day of an offer, as it can be accepted until it ends. */
function offerInWords({ t, locale, name, until }: Said): string {
  if (until === '')
    return t('applied.next.offer', '{{name}} made you an offer. Read it and answer.', { name });
  const day = formatInstant(until, 'weekday', locale);
  return t('applied.next.offerBy', '{{name}} made you an offer. Answer by {{day}}.', { name, day });
}

const nextWords: Record<AppliedJob['next']['step'], (said: Said) => string> = {
  answer_invitation: ({ t, name }) =>
    t('applied.next.invited', '{{name}} invited you. Accept or decline.', { name }),
  first_answer: (said) => firstAnswerInWords(said, said.job),
  talk: ({ t, name }) =>
    t('applied.next.talk', '{{name}} wants to know more. You can write to them now.', { name }),
  choose_slot: ({ t, name }) =>
    t('applied.next.slot', '{{name}} invites you to an interview. Choose a time.', { name }),
  wait_for_times: ({ t, name }) =>
    t('applied.next.times', '{{name}} offers other interview times next.', { name }),
  go_to_interview: ({ t, locale, until }) =>
    t('applied.next.interview', 'Your interview is {{when}}.', {
      when: whenInWords(t, until, new Date(), locale),
    }),
  wait_for_result: ({ t, name }) =>
    t('applied.next.result', 'Your interview is done. {{name}} answers next.', { name }),
  answer_offer: offerInWords,
  wait_for_offer: ({ t, name }) =>
    t('applied.next.counter', 'You asked for other terms. {{name}} answers next.', { name }),
  wait_for_hire: ({ t, name }) => t('applied.next.hire', '{{name}} confirms your first day next.', { name }),
  look_elsewhere: ({ t }) => t('applied.next.elsewhere', 'Look at other jobs near you.'),
  nothing: ({ t, job, name }) =>
    job.status === 'Completed' ? t('applied.next.hired', '{{name}} hired you.', { name }) : '',
};

/** What happens next, and who acts; empty: nothing. */
export const nextInWords = ({ t, locale }: Voice, job: AppliedJob): string =>
  nextWords[job.next.step]({ t, locale, job, name: job.companyName, until: job.next.until ?? '' });

/** An answer to a question of the job: yes and no are said in the reader's language. */
export function answerInWords(t: Translate, answer: string): string {
  if (answer === 'yes') return t('applied.yes', 'Yes');
  return answer === 'no' ? t('applied.no', 'No') : answer;
}
