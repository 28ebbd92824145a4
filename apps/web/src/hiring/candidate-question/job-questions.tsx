import type { AnsweredQuestion } from '@nukkad/contract/hiring/candidate-question/candidate-question.model';
import type { Page } from '@nukkad/contract/kernel/page';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useMore } from '../../ui/page/use-more.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import styles from './job-questions.module.css';
import { loadAnswered } from './load-answered.ts';

const OwnQuestion = lazy(() => import('./own-question.tsx').then((part) => ({ default: part.OwnQuestion })));

interface OfJob {
  readonly jobId: string;
  /** A visitor's way to asking. */
  readonly askTo: string;
}

/** Who looks for work asks here; who hires does not. */
function Asking({ jobId, askTo }: OfJob) {
  const { t } = useTranslation();
  const { profile } = useSession();
  if (profile?.role === 'Service Partner' || profile?.role === 'subUser') return null;
  if (profile?.role === 'Jobseeker')
    return (
      <Suspense>
        <OwnQuestion jobId={jobId} />
      </Suspense>
    );
  return (
    <p className={styles.ask}>
      <ButtonLink to={askTo} tone="plain" small>
        {t('jobQuestion.ask', 'Ask a question')}
      </ButtonLink>
    </p>
  );
}

/** Questions about a job with the answers for everyone, and the own one. */
export function JobQuestions({ answered, ...job }: OfJob & { readonly answered: Page<AnsweredQuestion> }) {
  const { t } = useTranslation();
  const more = useMore(answered, (cursor) => loadAnswered(job.jobId, {}, cursor));
  return (
    <Section title={t('jobQuestion.title', 'Questions and answers')}>
      {more.items.length > 0 ? (
        <dl className={styles.list}>
          {more.items.map(({ candidateQuestionId, question, answer }) => (
            <div key={candidateQuestionId}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.none}>
          {t('jobQuestion.none', 'No questions yet. You can ask one before you apply.')}
        </p>
      )}
      {more.hasNextPage && <LoadMore infinite={more} shown={more.items.length} />}
      <Asking {...job} />
    </Section>
  );
}
