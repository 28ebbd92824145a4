import type { Job, JobStanding } from '@nukkad/contract/hiring/job/job.model';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { forget } from '../../platform/device-storage/device-storage.ts';
import { useDraft } from '../../platform/forms/use-draft.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { useUrlTab } from '../../ui/page/url-tabs.tsx';
import { Button } from '../../ui/press/button.tsx';
import { type Posting, usePostJob } from './job.queries.ts';
import { stepWords } from './job-words.ts';
import { PreviewStep } from './preview-step.tsx';
import { StepNav } from './step-nav.tsx';
import type { StepProps } from './step-props.ts';
import { TermsStep } from './terms-step.tsx';
import { bodyOf, jobSteps, type JobStep, publishAtOf, stepSchemas, type TypedJob } from './typed-job.ts';
import { useMayHire } from './use-may-hire.ts';
import { WhatStep } from './what-step.tsx';
import { WhoStep } from './who-step.tsx';

const steps: Readonly<Record<Exclude<JobStep, 'preview'>, (props: StepProps) => ReactNode>> = {
  what: WhatStep,
  terms: TermsStep,
  who: WhoStep,
};

/** The heading of another step is read first. */
function StepHeading({ step }: { step: JobStep }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {stepWords[step](t)}
    </h2>
  );
}

function useStep() {
  const [, setSearch] = useSearchParams();
  const step = useUrlTab(jobSteps, 'step');
  const next = jobSteps[jobSteps.indexOf(step) + 1];
  const goNext = () => next && setSearch({ step: next }, { preventScrollReset: false });
  return { step, goNext };
}

/** Not seen by candidates yet: what is changed is sent to be published. */
const unpublished: readonly JobStanding[] = ['Draft', 'Planned', 'Checking', 'Rejected'];

/** Sends the job from the last step; from the others it leads on. */
function useJobForm(job: Job | null, initial: TypedJob, draftKey: string, onSent: (job: Job) => unknown) {
  const { step, goNext } = useStep();
  const post = usePostJob(job);
  const mayPost = useMayHire('create');
  const isDraft = mayPost && (job === null || unpublished.includes(job.standing));
  const sent = async (answer: Job) => {
    await forget(draftKey);
    await onSent(answer);
  };
  const form = useSentForm({
    initial,
    schema: stepSchemas[step],
    bodyOf: (typed) => ({ ...bodyOf(typed), publishAt: publishAtOf(typed) }),
    send: async ({ publishAt, ...body }: Posting['body'] & Pick<Posting, 'publishAt'>) =>
      step === 'preview' ? post.mutateAsync({ body, publish: isDraft, publishAt }) : null,
    onSent: (answer: Job | null) => (answer ? sent(answer) : goNext()),
    about: { job_time_wrong: 'publishAt', job_place_unknown: 'pincode', job_trade_unknown: 'tradeId' },
  });
  const saveDraft = () =>
    form.run(async () =>
      sent(await post.mutateAsync({ body: bodyOf(form.fields), publish: false, publishAt: undefined })),
    );
  return { form, step, isDraft, saveDraft };
}

/** A job in three steps and its preview. What was typed is kept on this device until it is sent. */
export function JobForm({
  job,
  initial,
  onSent,
}: {
  job: Job | null;
  initial: TypedJob;
  onSent: (job: Job) => unknown;
}) {
  const { t } = useTranslation();
  const draftKey = job ? `job ${job.jobId} ${job.version}` : 'job new';
  const { form, step, isDraft, saveDraft } = useJobForm(job, initial, draftKey, onSent);
  const { fields, change, busy } = form;
  useDraft(draftKey, { fields, change, changed: fields !== initial });
  const last = isDraft ? t('posting.publish', 'Publish job') : t('posting.save', 'Save changes');
  const Step = step === 'preview' ? null : steps[step];
  return (
    <>
      <StepNav current={step} typed={fields} />
      <StepHeading step={step} />
      <FieldsOf
        form={form}
        save={step === 'preview' ? last : t('posting.next', 'Continue')}
        foot={(send) => (
          <Row gap={0.75} above={0.5}>
            {send}
            {isDraft && fields.tradeId && fields.title && (
              <Button tone="plain" disabled={busy} onClick={saveDraft}>
                {t('posting.saveDraft', 'Save draft')}
              </Button>
            )}
          </Row>
        )}
      >
        {Step ? <Step form={form} /> : <PreviewStep form={form} isDraft={isDraft} />}
      </FieldsOf>
    </>
  );
}
