import { getJob } from '@nukkad/contract/hiring/job/job.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toast } from '../../ui/dialog/toast.ts';
import { Note } from '../../ui/page/parts.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { JobForm } from './job-form.tsx';
import { typedOf } from './typed-job.ts';

function Edit({ job }: { job: Job }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [initial] = useState(() => typedOf(job));
  if (!job.can.edit) return <Note>{t('posting.edit.not', 'This job can’t be changed any more.')}</Note>;
  return (
    <JobForm
      job={job}
      initial={initial}
      onSent={async ({ jobId }) => {
        toast.success(t('posting.saved', 'Job saved'));
        await navigate(`/hire-talent/jobs/${jobId}`);
      }}
    />
  );
}

/** A job as it was written, in the same steps. */
export function EditJob({ jobId }: { jobId: string }) {
  const query = useAsked(getJob, { query: { jobId } });
  return (
    <Loaded query={query} waiting={<FormSkeleton />}>
      {(job) => <Edit key={job.version} job={job} />}
    </Loaded>
  );
}
