import { listOldInterviews, listScheduledInterviews } from '@nukkad/contract/hiring/interview/interview.api';
import { useApplicationLive } from '../../nouns/application/use-application-live.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useLookAgain } from '../../platform/socket/use-look-again.ts';

const lookAgainMs = 30_000;

/** While one chooses, another candidate may take a time, and no one is told of the interviews of others. */
export function useInterviewsAhead(applicationId?: string) {
  useApplicationLive();
  const awayMs = useLookAgain(lookAgainMs);
  return usePages(
    listScheduledInterviews,
    { ...(applicationId && { applicationId }), limit: 10 },
    {
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some(({ items }) => items.some(({ awaits }) => awaits === 'Jobseeker'))
          ? lookAgainMs
          : awayMs,
    },
  );
}

export const usePastInterviews = (applicationId: string) =>
  usePages(listOldInterviews, { applicationId, limit: 10 });
