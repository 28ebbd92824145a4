import {
  getInterview,
  listFreeTimes,
  listInterviewers,
  listOldInterviews,
  listScheduledInterviews,
} from '@nukkad/contract/hiring/interview/interview.api';
import { useAsked } from '../../platform/api/asked.ts';

/** Nothing is pushed for interviews: the candidate may choose while one looks. */
const lookAgainMs = 30_000;
const shownDays = 14;

export const useInterview = (interviewId: string) =>
  useAsked(getInterview, { query: { interviewId } }, { refetchInterval: lookAgainMs });

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
export const useRoundsAhead = (applicationId: string) =>
  useAsked(listScheduledInterviews, { query: { applicationId, limit: 1 } }, { refetchInterval: lookAgainMs });
export const useRoundsBefore = (applicationId: string) =>
  useAsked(listOldInterviews, { query: { applicationId, limit: 10 } });
