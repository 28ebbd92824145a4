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
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Note, Paragraph, Small } from '../../ui/page/parts.tsx';
import { Moves } from '../../ui/press/moves.tsx';

const sent = z.object({ jobId: knownJob, question: questionWords });
const typed = z.object({ question: questionWords });

function Asked({ own: { question, answer, status, isPublic } }: { own: Own }) {
  const { t } = useTranslation();
  return (
    <Card quiet>
      <Small>{t('jobQuestion.own', 'Your question')}</Small>
      <Paragraph above={0.25} weight={600}>
        {question}
      </Paragraph>
      {answer === null ? (
        <Note above={0.5}>
          {status === 'Open'
            ? t('jobQuestion.waiting', 'Not answered yet. You’ll hear from us.')
            : t('jobQuestion.closed', 'The job ended before an answer.')}
        </Note>
      ) : (
        <>
          <Paragraph above={0.5}>{answer}</Paragraph>
          {!isPublic && <Note above={0.5}>{t('jobQuestion.onlyYou', 'Only you can see this answer.')}</Note>}
        </>
      )}
    </Card>
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
          <Note>
            {t('jobQuestion.ask.once', 'You can ask once. The business doesn’t see your name or number.')}
          </Note>
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
  const { data } = useAsked(getOwnQuestion, { query: { jobId } });
  if (!data) return null;
  return (
    <>
      {data.asked && <Asked own={data.asked} />}
      <Moves
        gap={0.5}
        above={1}
        small
        of={[{ on: data.can.ask, opens: 'ask', label: t('jobQuestion.ask', 'Ask a question') }]}
      />
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
