import { listOldInterviews, listScheduledInterviews } from '@nukkad/contract/hiring/interview/interview.api';
import type { InterviewCard } from '@nukkad/contract/hiring/interview/interview.model';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { nameLink } from '../../nouns/work-list/columns.tsx';
import { type Voice, listPart } from '../../nouns/work-list/list-part.tsx';
import { Small } from '../../ui/page/parts.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { interviewKindWords, interviewState, interviewTone } from './interview-words.ts';

const interviewPath = ({ interviewId }: Pick<InterviewCard, 'interviewId'>) =>
  `/hire-talent/interviews/${interviewId}`;

/** Its time; without one the first that is offered, as a question. */
function When({ interview: { startsAt, dueAt }, t }: { interview: InterviewCard; t: Voice['t'] }) {
  if (startsAt) return <DateTime at={startsAt} as="short" />;
  if (!dueAt) return <Small>{t('interview.when.none', 'No time yet')}</Small>;
  return (
    <Small>
      {t('interview.when.first', 'From')} <DateTime at={dueAt} as="short" />
    </Small>
  );
}

const columnsOf = ({ t }: Pick<Voice, 't'>) => [
  nameLink<InterviewCard>(
    'name',
    t('interview.candidate', 'Candidate'),
    ({ candidateName }) => candidateName,
    interviewPath,
  ),
  told<InterviewCard>('status', t('interview.state', 'Status'), (one) => interviewState(t, one), {
    cell: (one) => <StatePill tone={interviewTone(one)}>{interviewState(t, one)}</StatePill>,
    card: 'corner',
    width: '11rem',
  }),
  told<InterviewCard>('when', t('interview.when', 'Time'), ({ startsAt, dueAt }) => startsAt ?? dueAt ?? '', {
    cell: (one) => <When interview={one} t={t} />,
    width: '13rem',
  }),
  told<InterviewCard>('job', t('interview.job', 'Job'), ({ jobTitle }) => jobTitle, { width: '14rem' }),
  told<InterviewCard>('kind', t('interview.kind', 'How'), ({ kind }) => interviewKindWords[kind](t), {
    width: '8rem',
  }),
  told<InterviewCard>(
    'with',
    t('interview.with', 'Interviewers'),
    ({ interviewers }) => interviewers.join(', '),
    { width: '14rem' },
  ),
];

/** What is ahead of the business, the next first; what is asked of it comes before. */
export const InterviewsAhead = listPart(listScheduledInterviews, {
  name: 'interviews',
  label: ({ t }) => t('interview.ahead', 'Upcoming'),
  address: listAddress({}, [], {}),
  awayMs: 60_000,
  keyOf: ({ interviewId }) => interviewId,
  nameOf: ({ candidateName }) => candidateName,
  columns: columnsOf,
  empty: ({ t }) => (
    <EmptyState title={t('interview.none', 'No upcoming interviews')}>
      {t('interview.none.text', 'Propose an interview from the page of a shortlisted applicant.')}
    </EmptyState>
  ),
});

/** What is over, the latest first. */
export const InterviewsOver = listPart(listOldInterviews, {
  name: 'old-interviews',
  label: ({ t }) => t('interview.over', 'Past'),
  address: listAddress({}, [], {}),
  keyOf: ({ interviewId }) => interviewId,
  nameOf: ({ candidateName }) => candidateName,
  columns: columnsOf,
  empty: ({ t }) => <EmptyState title={t('interview.none.over', 'No past interviews')} />,
});
