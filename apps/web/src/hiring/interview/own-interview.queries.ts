import { listOldInterviews, listScheduledInterviews } from '@nukkad/contract/hiring/interview/interview.api';
import { usePages } from '../../platform/api/pages.ts';

/** Nothing is pushed for interviews: what is ahead looks again by itself, as another candidate may take a time. */
const lookAgainMs = 30_000;

export const useInterviewsAhead = (applicationId?: string) =>
  usePages(
    listScheduledInterviews,
    { ...(applicationId && { applicationId }), limit: 10 },
    { refetchInterval: lookAgainMs },
  );

export const usePastInterviews = (applicationId: string) =>
  usePages(listOldInterviews, { applicationId, limit: 10 });
