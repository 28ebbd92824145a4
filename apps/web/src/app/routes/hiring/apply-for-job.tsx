import { ApplyPage } from '../../../hiring/application/apply-page.tsx';
import { RecordFacts } from '../../../hiring/work-record/record-facts.tsx';
import { page } from '../../page-head.tsx';
import { useOwnNameFirst } from './own-name.tsx';
import type { Route } from './+types/apply-for-job.ts';

export const handle = page(({ t }) => ({ title: t('openJob.apply', 'Apply'), noindex: true }));

export default function ApplyForJob({ params }: Route.ComponentProps) {
  return (
    <ApplyPage
      jobId={params.jobId}
      nameFirst={useOwnNameFirst()}
      facts={(record) => <RecordFacts record={record} />}
    />
  );
}
