import type {
  InterviewAdvice,
  InterviewCard,
  InterviewKind,
} from '@nukkad/contract/hiring/interview/interview.model';
import type { InterviewStatus } from '@nukkad/contract/hiring/interview/interview.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { StateTone } from '../../ui/state/state-pill.tsx';

export const interviewKindWords: Record<InterviewKind, (t: Translate) => string> = {
  onsite: (t) => t('interview.kind.onsite', 'In person'),
  phone: (t) => t('interview.kind.phone', 'By phone'),
  link: (t) => t('interview.kind.link', 'Video call'),
};

export const adviceWords: Record<InterviewAdvice, (t: Translate) => string> = {
  yes: (t) => t('interview.advice.yes', 'Hire'),
  unsure: (t) => t('interview.advice.unsure', 'Not sure'),
  no: (t) => t('interview.advice.no', 'Don’t hire'),
};
export const adviceTones: Record<InterviewAdvice, StateTone> = { yes: 'good', unsure: 'due', no: 'bad' };

const states: Record<InterviewStatus, (t: Translate) => string> = {
  Pending: (t) => t('interview.state.pending', 'Time open'),
  Accepted: (t) => t('interview.state.accepted', 'Confirmed'),
  Completed: (t) => t('interview.state.completed', 'Took place'),
  Rejected: (t) => t('interview.state.rejected', 'Declined'),
  Cancelled: (t) => t('interview.state.cancelled', 'Cancelled'),
};
const tones: Record<InterviewStatus, StateTone> = {
  Pending: 'due',
  Accepted: 'good',
  Completed: 'quiet',
  Rejected: 'bad',
  Cancelled: 'quiet',
};

type Standing = Pick<InterviewCard, 'status' | 'absent' | 'awaits'>;

/** As the business reads it; one that a side missed was not cancelled. */
export function interviewState(t: Translate, { status, absent, awaits }: Standing): string {
  if (absent === 'Jobseeker') return t('interview.state.missed', 'Candidate didn’t come');
  if (absent === 'Employer') return t('interview.state.weMissed', 'Missed by you');
  if (awaits === 'Employer') return t('interview.state.asked', 'Other times wanted');
  return states[status](t);
}

export const interviewTone = ({ status, absent, awaits }: Standing): StateTone =>
  absent !== null || awaits === 'Employer' ? 'bad' : tones[status];

/** What is to be done, or how it ended. */
export function interviewSentence(t: Translate, interview: InterviewCard): string {
  const { status, awaits, absent, startsAt, isUntold, can } = interview;
  if (isUntold)
    return t(
      'interview.said.untold',
      'You rejected this applicant. The interview is cancelled when they hear of the rejection.',
    );
  if (absent === 'Jobseeker') return t('interview.said.missed', 'The candidate didn’t come.');
  if (absent === 'Employer')
    return t('interview.said.weMissed', 'The candidate says your team wasn’t there.');
  if (awaits === 'Employer')
    return t('interview.said.asked', 'The candidate can’t come at these times. Offer other times.');
  if (status === 'Pending') return t('interview.said.pending', 'The candidate chooses one of your times.');
  if (status === 'Accepted')
    return can.complete
      ? t('interview.said.outcome', 'How did it go? Say whether it took place.')
      : t('interview.said.accepted', 'The candidate confirmed this time.');
  if (status === 'Completed')
    return can.score
      ? t('interview.said.score', 'It took place. Send your scorecard.')
      : t('interview.said.completed', 'It took place.');
  if (status === 'Rejected') return t('interview.said.rejected', 'The candidate declined this interview.');
  return startsAt === null
    ? t('interview.said.expired', 'It was cancelled before a time was chosen.')
    : t('interview.said.cancelled', 'It was cancelled.');
}
