import { Applicants } from '../../../hiring/application/employer-applicants.tsx';
import { QuestionsOfJob } from '../../../hiring/candidate-question/questions-of-job.tsx';
import { PostedJob } from '../../../hiring/job/posted-job.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/posted-job.ts';

export const handle = page(({ t }) => ({ title: t('posting.title', 'Your jobs'), noindex: true }));

export default function PostedJobRoute({ params }: Route.ComponentProps) {
  const { jobId } = params;
  return (
    <PostedJob
      jobId={jobId}
      applicants={() => <Applicants jobId={jobId} />}
      questions={<QuestionsOfJob jobId={jobId} />}
    />
  );
}
