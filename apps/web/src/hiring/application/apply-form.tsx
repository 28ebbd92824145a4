import { applyForJob, seenOfJob } from '@nukkad/contract/hiring/application/application.api';
import { screeningAnswer } from '@nukkad/contract/hiring/application/application.model';
import type { OpenJob } from '@nukkad/contract/hiring/job/job.model';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useJobSource } from '../../nouns/job/job-source.ts';
import { useDraft } from '../../platform/forms/use-draft.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Reconfirmation } from '../../ui/dialog/reconfirmation.tsx';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { ApplyRecord, type RecordToShare, isChangedRecord } from './apply-record.tsx';
import { ApplyQuestion } from './apply-questions.tsx';

const sentAnswers = z.object({ answers: z.array(screeningAnswer) });

interface Typed {
  readonly answers: Readonly<Record<string, string>>;
}

/** The answers to the questions of a job, and the second tap. What was typed is kept until it is sent. */
export function ApplyForm({ job, record: { own, facts } }: { job: OpenJob; record: RecordToShare }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const apply = useSend(applyForJob);
  const review = useReconfirmation();
  const source = useJobSource();
  const [shares, setShares] = useState(false);
  const { jobId, questions, companyName: name } = job;
  const initial: Typed = { answers: {} };
  const form = useSentForm({
    send: apply,
    said: t('apply.sent', 'Application sent.'),
    initial,
    schema: sentAnswers,
    bodyOf: ({ answers }) => ({
      jobId,
      ...(source && { source }),
      answers: questions.flatMap(({ questionId }) => {
        const answer = answers[questionId]?.trim();
        return answer ? [{ questionId, answer }] : [];
      }),
      ...(shares && own && { workRecord: own.digest }),
      seen: review.seen(seenOfJob(job)),
    }),
    take: (failure) => {
      if (isChangedRecord(failure)) setShares(false);
      return review.take(failure);
    },
    onSent: ({ applicationId }) => navigate(`/candidate/applications/${applicationId}`, { replace: true }),
  });
  useDraft(`application ${jobId}`, form);
  const { fields, errors, change, busy, submit } = form;
  const sent = questions.filter(({ questionId }) => fields.answers[questionId]?.trim());
  const errorOf = (questionId: string) => {
    const place = sent.findIndex((question) => question.questionId === questionId);
    return place < 0 ? undefined : errors[`answers.${place}.answer`];
  };
  return (
    <FieldsOf
      form={form}
      save={t('apply.send', 'Send application')}
      button={{ wide: true }}
      incomplete={() => sent.length < questions.length}
    >
      {questions.map((question) => (
        <ApplyQuestion
          key={question.questionId}
          question={question}
          answer={fields.answers[question.questionId] ?? ''}
          error={errorOf(question.questionId)}
          onAnswer={(answer) =>
            change((before) => ({ answers: { ...before.answers, [question.questionId]: answer } }))
          }
        />
      ))}
      {own && !own.isEmpty && (
        <ApplyRecord companyName={name} shares={shares} onChange={setShares}>
          {facts(own.record)}
        </ApplyRecord>
      )}
      <Note>
        {t(
          'apply.shared',
          '{{name}} sees your work, place, pay and answers. Your full name and number stay hidden until you’re shortlisted.',
          { name },
        )}
      </Note>
      <Reconfirmation review={review} busy={busy} onConfirm={() => submit()} />
    </FieldsOf>
  );
}
