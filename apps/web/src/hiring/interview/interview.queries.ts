import {
  getInterview,
  listFreeTimes,
  listInterviewers,
  listOldInterviews,
  listScheduledInterviews,
} from '@nukkad/contract/hiring/interview/interview.api';
import { useApplicationLive } from '../../nouns/application/use-application-live.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useLookAgain } from '../../platform/socket/use-look-again.ts';

const awayMs = 30_000;
const shownDays = 14;

export function useInterview(interviewId: string) {
  useApplicationLive();
  const refetchInterval = useLookAgain(awayMs);
  return useAsked(getInterview, { query: { interviewId } }, { refetchInterval });
}

export const useInterviewers = (applicationId: string) =>
  useAsked(listInterviewers, { query: { applicationId } });

/** When all of them are free; those of before stay while others are on their way. */
export const useFreeTimes = (interviewerIds: readonly string[], minutes: number) =>
  useAsked(
    listFreeTimes,
    interviewerIds.length === 0
      ? null
      : { query: { interviewerIds: interviewerIds.join(','), days: shownDays, minutes } },
    { placeholderData: (before) => before },
  );

/** The rounds of one application: what is ahead, and the last ten before. */
export function useRoundsAhead(applicationId: string) {
  const refetchInterval = useLookAgain(awayMs);
  return useAsked(listScheduledInterviews, { query: { applicationId, limit: 1 } }, { refetchInterval });
}
export const useRoundsBefore = (applicationId: string) =>
  useAsked(listOldInterviews, { query: { applicationId, limit: 10 } });
