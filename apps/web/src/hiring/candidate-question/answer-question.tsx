import { answerQuestion } from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import {
  type CandidateQuestion,
  answerWords,
  mostAnswerLetters,
} from '@nukkad/contract/hiring/candidate-question/candidate-question.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog, type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Quoted } from '../../ui/page/parts.tsx';

const readers = ['everyone', 'asker'] as const;
const sent = z.object({ answer: answerWords, isPublic: z.boolean() });
const typed = z.object({ answer: answerWords, readBy: z.enum(readers) });
const initial: z.output<typeof typed> = { answer: '', readBy: 'everyone' };

function AnswerForm({
  question: { candidateQuestionId, version, question, can },
  dialog,
}: {
  question: CandidateQuestion;
  dialog: OpenDialog;
}) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={dialog}
      when={can.answer}
      title={t('jobQuestion.answer.title', 'Answer this question')}
      save={t('jobQuestion.answer.send', 'Send answer')}
      send={useSend(answerQuestion)}
      said={t('jobQuestion.answer.sent', 'Answer sent.')}
      initial={initial}
      schema={sent}
      fieldSchema={typed}
      bodyOf={({ answer, readBy }) => ({
        candidateQuestionId,
        version,
        answer,
        isPublic: readBy === 'everyone',
      })}
    >
      {({ fields, change, lineAt }) => (
        <>
          <Quoted>{question}</Quoted>
          <TextArea
            label={t('jobQuestion.answer', 'Answer')}
            {...lineAt('answer')}
            rows={4}
            maxLength={mostAnswerLetters}
          />
          <RadioList
            label={t('jobQuestion.shown', 'Who sees it')}
            name="readBy"
            options={[
              { value: 'everyone', label: t('jobQuestion.shown.page', 'Everyone, on the job’s page') },
              { value: 'asker', label: t('jobQuestion.shown.one', 'Only the person who asked') },
            ]}
            value={fields.readBy}
            onChange={(readBy) => change({ readBy })}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Of the question that the address names: `?dialog=answer&question=…`. */
export function AnswerQuestion({ questions }: { questions: readonly CandidateQuestion[] }) {
  const dialog = useUrlDialog('answer', ['question']);
  const asked = questions.find(({ candidateQuestionId }) => candidateQuestionId === dialog.get('question'));
  return asked && <AnswerForm key={asked.candidateQuestionId} question={asked} dialog={dialog} />;
}
