import { ProposePage } from '../../../hiring/interview/propose-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/propose-interview.ts';

export const handle = page(({ t }) => ({
  title: t('interview.propose', 'Propose interview'),
  noindex: true,
}));

export default function ProposeInterview({ params }: Route.ComponentProps) {
  return <ProposePage jobId={params.jobId} applicationId={params.applicationId} />;
}
