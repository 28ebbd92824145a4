import { InterviewPage } from '../../../hiring/interview/interview-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/interview.ts';

export const handle = page(({ t }) => ({ title: t('interview.one', 'Interview'), noindex: true }));

export default function Interview({ params }: Route.ComponentProps) {
  return <InterviewPage interviewId={params.interviewId} />;
}
