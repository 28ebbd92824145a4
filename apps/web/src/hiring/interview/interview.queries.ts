import {
  getInterview,
  getInterviewCalendar,
  listFreeTimes,
  listInterviewers,
  listOldInterviews,
  listScheduledInterviews,
} from '@nukkad/contract/hiring/interview/interview.api';
import { useAsked } from '../../platform/api/asked.ts';
import { call } from '../../platform/api/client.ts';
import { saveFile } from '../../ui/press/save-file.ts';

/** Nothing is pushed for interviews: the candidate may choose while one looks. */
const lookAgainMs = 30_000;
const shownDays = 14;

export const useInterview = (interviewId: string) =>
  useAsked(getInterview, { query: { interviewId } }, { refetchInterval: lookAgainMs });

export const useInterviewers = () => useAsked(listInterviewers);

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

/** The same entry as before, as it stands now: the calendar changes or removes it. */
export async function saveCalendarFile(interviewId: string): Promise<void> {
  const file: unknown = await call(getInterviewCalendar, { query: { interviewId }, quiet: true });
  if (file instanceof Blob) saveFile(file, 'interview.ics');
}
