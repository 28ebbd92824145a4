import { Applicants } from '../../../hiring/application/employer-applicants.tsx';
import { PostedJob } from '../../../hiring/job/posted-job.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/posted-job.ts';

export const handle = page(({ t }) => ({ title: t('posting.title', 'Your jobs'), noindex: true }));

export default function PostedJobRoute({ params }: Route.ComponentProps) {
  return <PostedJob jobId={params.jobId} applicants={({ jobId }) => <Applicants jobId={jobId} />} />;
}
