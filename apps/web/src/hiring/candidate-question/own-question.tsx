import {
  askQuestion,
  getOwnQuestion,
} from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import {
  mostQuestionLetters,
  type OwnQuestion as Own,
  questionWords,
} from '@nukkad/contract/hiring/candidate-question/candidate-question.model';
import { jobId as knownJob } from '@nukkad/contract/hiring/job/job.model';
import * as z from 'zod/mini';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { QueryProvider } from '../../ui/browser/query-provider.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import styles from './job-questions.module.css';
import { useQuestionLive } from './use-question-live.ts';

const sent = z.object({ jobId: knownJob, question: questionWords });
const typed = z.object({ question: questionWords });

function Asked({ own: { question, answer, status, isPublic } }: { own: Own }) {
  const { t } = useTranslation();
  return (
    <div className={styles.own}>
      <p className={styles.none}>{t('jobQuestion.own', 'Your question')}</p>
      <p>
        <strong>{question}</strong>
      </p>
      {answer === null ? (
        <p className={styles.none}>
          {status === 'Open'
            ? t('jobQuestion.waiting', 'Not answered yet. You’ll hear from us.')
            : t('jobQuestion.closed', 'The job ended before an answer.')}
        </p>
      ) : (
        <>
          <p>{answer}</p>
          {!isPublic && (
            <p className={styles.none}>{t('jobQuestion.onlyYou', 'Only you can see this answer.')}</p>
          )}
        </>
      )}
      <p className={styles.ask}>
        <ButtonLink to="/candidate/questions" tone="plain" small>
          {t('ownQuestion.all', 'All your questions')}
        </ButtonLink>
      </p>
    </div>
  );
}

function AskForm({ jobId, when }: { jobId: string; when: boolean }) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={useUrlDialog('ask')}
      when={when}
      title={t('jobQuestion.ask.title', 'Ask about this job')}
      save={t('jobQuestion.ask.send', 'Send question')}
      send={useSend(askQuestion)}
      said={t('jobQuestion.ask.sent', 'Question sent. You’ll hear from us.')}
      initial={{ question: '' }}
      schema={sent}
      fieldSchema={typed}
      bodyOf={({ question }) => ({ jobId, question })}
    >
      {({ lineAt }) => (
        <>
          <p className={styles.none}>
            {t('jobQuestion.ask.once', 'You can ask once. The business doesn’t see your name or number.')}
          </p>
          <TextArea
            label={t('jobQuestion.ask.words', 'Your question')}
            {...lineAt('question')}
            rows={3}
            maxLength={mostQuestionLetters}
          />
        </>
      )}
    </FormDialog>
  );
}

function Content({ jobId }: { jobId: string }) {
  const { t } = useTranslation();
  useQuestionLive();
  const { data } = useAsked(getOwnQuestion, { query: { jobId } });
  const ask = useDialogLink('ask');
  if (!data) return null;
  return (
    <>
      {data.asked && <Asked own={data.asked} />}
      {data.can.ask && (
        <p className={styles.ask}>
          <ButtonLink {...ask} tone="plain" small>
            {t('jobQuestion.ask', 'Ask a question')}
          </ButtonLink>
        </p>
      )}
      <AskForm jobId={jobId} when={data.can.ask} />
    </>
  );
}

/** The own question about a job and its answer, or the way to ask it. A public page has no query client of its own. */
export function OwnQuestion(props: { jobId: string }) {
  return (
    <QueryProvider>
      <Content {...props} />
    </QueryProvider>
  );
}
