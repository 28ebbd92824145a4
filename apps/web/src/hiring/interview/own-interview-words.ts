import type { InterviewCard } from '@nukkad/contract/hiring/interview/interview.model';
import type { InterviewStatus } from '@nukkad/contract/hiring/interview/interview.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { StateTone } from '../../ui/state/state-pill.tsx';
import { interviewKindWords } from './interview-words.ts';

export const ownKindInWords = (t: Translate, { kind }: Pick<InterviewCard, 'kind'>): string =>
  interviewKindWords[kind](t);

const states: Record<InterviewStatus, (t: Translate) => string> = {
  Pending: (t) => t('ownInterview.state.pending', 'Time open'),
  Accepted: (t) => t('ownInterview.state.accepted', 'Confirmed'),
  Completed: (t) => t('ownInterview.state.completed', 'Took place'),
  Rejected: (t) => t('ownInterview.state.rejected', 'Declined'),
  Cancelled: (t) => t('ownInterview.state.cancelled', 'Cancelled'),
};
export const ownTones: Record<InterviewStatus, StateTone> = {
  Pending: 'due',
  Accepted: 'good',
  Completed: 'quiet',
  Rejected: 'quiet',
  Cancelled: 'bad',
};

/** As its candidate reads it; one that a side missed was not cancelled. */
export function ownStateInWords(t: Translate, { status, absent }: InterviewCard): string {
  if (absent === 'Employer') return t('ownInterview.state.missed', 'The business didn’t come');
  if (absent === 'Jobseeker') return t('ownInterview.state.youMissed', 'Missed');
  return states[status](t);
}

/** What the candidate is to do, or who acts next. */
export function ownNextInWords(
  t: Translate,
  { status, awaits, kind, companyName: name }: InterviewCard,
): string {
  if (status === 'Pending')
    return awaits === 'Employer'
      ? t('ownInterview.next.times', 'You asked {{name}} for other times.', { name })
      : t('ownInterview.next.choose', '{{name}} wants to meet you. Choose a time.', { name });
  if (status !== 'Accepted') return '';
  if (kind === 'onsite') return t('ownInterview.next.go', 'Be there a few minutes early.');
  return kind === 'phone'
    ? t('ownInterview.next.phone', '{{name}} calls you. Keep your phone near.', { name })
    : t('ownInterview.next.link', 'Open the link at the time of the interview.');
}
