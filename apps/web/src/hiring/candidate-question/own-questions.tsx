import { listOwnQuestions } from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import type { OwnJobQuestion } from '@nukkad/contract/hiring/candidate-question/candidate-question.model';
import type { CandidateQuestionStatus } from '@nukkad/contract/hiring/candidate-question/candidate-question.noun';
import { usePages } from '../../platform/api/pages.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { CardHead, Note, Quoted } from '../../ui/page/parts.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { type StateTone, StatePill } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { useQuestionLive } from './use-question-live.ts';

const tabNames = ['all', 'open', 'answered', 'closed'] as const;
const statusOf = { open: 'Open', answered: 'Resolved', closed: 'Closed' } as const;

const states: Readonly<Record<CandidateQuestionStatus, (t: Translate) => string>> = {
  Open: (t) => t('ownQuestion.open', 'Not answered yet'),
  Resolved: (t) => t('ownQuestion.answered', 'Answered'),
  Closed: (t) => t('ownQuestion.closed', 'Job ended'),
};
const tones: Readonly<Record<CandidateQuestionStatus, StateTone>> = {
  Open: 'due',
  Resolved: 'good',
  Closed: 'quiet',
};

function Answer({ asked: { answer, isPublic, status } }: { asked: OwnJobQuestion }) {
  const { t } = useTranslation();
  if (answer !== null)
    return (
      <>
        <Quoted above={0.5} lines>
          {answer}
        </Quoted>
        {!isPublic && <Note above={0.25}>{t('jobQuestion.onlyYou', 'Only you can see this answer.')}</Note>}
      </>
    );
  return (
    <Note above={0.5}>
      {status === 'Open'
        ? t('jobQuestion.waiting', 'Not answered yet. You’ll hear from us.')
        : t('jobQuestion.closed', 'The job ended before an answer.')}
    </Note>
  );
}

function Asked({ asked }: { asked: OwnJobQuestion }) {
  const { t } = useTranslation();
  const { jobId, jobTitle, companyName, question, askedAt, isJobOpen, status } = asked;
  return (
    <Card as="li" quiet>
      <CardHead>
        <h2>{question}</h2>
        <StatePill tone={tones[status]}>{states[status](t)}</StatePill>
      </CardHead>
      <Note above={0.25}>
        <span translate="no">{[jobTitle, companyName].filter(Boolean).join(', ')}</span> ·{' '}
        <DateTime at={askedAt} as="short" />
      </Note>
      <Answer asked={asked} />
      <Moves
        gap={0.5}
        above={0.75}
        of={[{ on: isJobOpen, to: `/jobs/${jobId}`, label: t('applied.job.see', 'View job') }]}
      />
    </Card>
  );
}

/** What a person asked before applying, with the answers. */
export function OwnQuestions() {
  const { t } = useTranslation();
  const tab = useUrlTab(tabNames);
  useQuestionLive();
  const list = usePages(listOwnQuestions, { ...(tab !== 'all' && { status: statusOf[tab] }), limit: 20 });
  const tabs = [
    { value: 'all', label: t('applied.tab.all', 'All') },
    { value: 'open', label: t('ownQuestion.open', 'Not answered yet') },
    { value: 'answered', label: t('ownQuestion.answered', 'Answered') },
    { value: 'closed', label: t('ownQuestion.closed', 'Job ended') },
  ];
  const empty = (
    <EmptyState
      scene="messages"
      title={
        tab === 'all' ? t('ownQuestion.none', 'No questions yet') : t('applied.none', 'Nothing here yet')
      }
      action={<ButtonLink to="/all-jobs">{t('applied.find', 'Find jobs')}</ButtonLink>}
    >
      {t(
        'ownQuestion.none.words',
        'You can ask a business one question before you apply. Answers appear here.',
      )}
    </EmptyState>
  );
  return (
    <>
      <UrlTabs tabs={tabs} label={t('ownQuestion.title', 'Your questions')} />
      <Listed list={list} waiting={<ListSkeleton />} empty={empty}>
        {(questions) => (
          <CardList>
            {questions.map((asked) => (
              <Asked key={asked.candidateQuestionId} asked={asked} />
            ))}
          </CardList>
        )}
      </Listed>
    </>
  );
}
