import {
  listQuestions,
  questionsQuery,
} from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import {
  type CandidateQuestionStatus,
  candidateQuestionStatuses,
} from '@nukkad/contract/hiring/candidate-question/candidate-question.noun';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { choice } from '@nukkad/lists/fields';
import { acts } from '../../nouns/work-list/columns.tsx';
import { listPartOf } from '../../nouns/work-list/list-part.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { Moves } from '../../ui/press/moves.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { type StateTone, StatePill } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { AnswerQuestion } from './answer-question.tsx';
import { useQuestionLive } from './use-question-live.ts';

const states: Readonly<Record<CandidateQuestionStatus, (t: Translate) => string>> = {
  Open: (t) => t('jobQuestion.state.open', 'To answer'),
  Resolved: (t) => t('jobQuestion.state.answered', 'Answered'),
  Closed: (t) => t('jobQuestion.state.closed', 'Job ended'),
};
const tones: Readonly<Record<CandidateQuestionStatus, StateTone>> = {
  Open: 'due',
  Resolved: 'good',
  Closed: 'quiet',
};

/** What jobseekers ask about the jobs of the business, the newest first. */
export const QuestionList = listPartOf(listQuestions, useQuestionLive, {
  name: 'job-questions',
  label: ({ t }) => t('jobQuestion.list', 'Questions'),
  address: listAddress(questionsQuery.shape, ['status', 'jobId'], {}),
  fields: ({ t }) => [
    choice('status', t('jobQuestion.state', 'Status'), candidateQuestionStatuses, (value) =>
      states[value](t),
    ),
  ],
  keyOf: ({ candidateQuestionId }) => candidateQuestionId,
  nameOf: ({ question }) => question,
  columns: ({ t }) => [
    told('question', t('jobQuestion.question', 'Question'), ({ question }) => question, { ...heading }),
    told('status', t('jobQuestion.state', 'Status'), ({ status }) => states[status](t), {
      cell: ({ status }) => <StatePill tone={tones[status]}>{states[status](t)}</StatePill>,
      card: 'corner',
      width: '8rem',
    }),
    told('job', t('jobQuestion.job', 'Job'), ({ jobTitle }) => jobTitle, {
      cell: ({ jobTitle }) => <span translate="no">{jobTitle}</span>,
      width: '13rem',
    }),
    told('answer', t('jobQuestion.answer', 'Answer'), ({ answer }) => answer ?? '', { width: '16rem' }),
    told(
      'shown',
      t('jobQuestion.shown', 'Who sees it'),
      ({ answer, isPublic }) =>
        answer === null
          ? ''
          : isPublic
            ? t('jobQuestion.shown.all', 'Everyone')
            : t('jobQuestion.shown.one', 'Only the person who asked'),
      { width: '9rem' },
    ),
    told('asked', t('jobQuestion.asked', 'Asked'), ({ askedAt }) => askedAt, {
      cell: ({ askedAt }) => <DateTime at={askedAt} as="short" />,
      width: '10rem',
    }),
    acts(t('jobQuestion.acts', 'Actions'), '9rem', ({ candidateQuestionId, can }) => (
      <Moves
        small
        of={[
          {
            on: can.answer,
            opens: 'answer',
            about: { question: candidateQuestionId },
            label: t('jobQuestion.answer.do', 'Answer'),
            tone: 'neel',
          },
        ]}
      />
    )),
  ],
  dialogs: ({ rows }) => <AnswerQuestion questions={rows} />,
  empty: ({ t }) => (
    <EmptyState scene="bookings" title={t('jobQuestion.empty', 'No questions yet')}>
      {t('jobQuestion.empty.words', 'Questions that jobseekers ask before they apply appear here.')}
    </EmptyState>
  ),
});
