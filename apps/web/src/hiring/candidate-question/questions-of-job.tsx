import { listQuestions } from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { useQuestionLive } from './use-question-live.ts';

/** The way to what jobseekers ask about one job, with how many questions have no answer. */
export function QuestionsOfJob({ jobId }: { jobId: string }) {
  const { t, plural } = useTranslation();
  useQuestionLive();
  const { data } = useAsked(listQuestions, { query: { jobId, status: 'Open', limit: 1, count: 'true' } });
  const waiting = data?.total?.count ?? 0;
  return (
    <p>
      <ButtonLink to={`/hire-talent/questions?jobId=${jobId}`} tone="plain" small>
        {waiting > 0
          ? plural('jobQuestion.waitingCount', waiting, {
              one: '{{count}} question to answer',
              other: '{{count}} questions to answer',
            })
          : t('jobQuestion.ofJob', 'Questions about this job')}
      </ButtonLink>
    </p>
  );
}
