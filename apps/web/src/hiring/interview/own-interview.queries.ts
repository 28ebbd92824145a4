import {
  getInterviewCalendar,
  listOldInterviews,
  listScheduledInterviews,
} from '@nukkad/contract/hiring/interview/interview.api';
import { call } from '../../platform/api/client.ts';
import { usePages } from '../../platform/api/pages.ts';
import { saveFile } from '../../ui/press/save-file.ts';

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

/** The same entry as before, as it stands now: the calendar changes or removes it. */
export async function saveCalendarEntry(interviewId: string): Promise<void> {
  const entry: unknown = await call(getInterviewCalendar, { query: { interviewId }, quiet: true });
  if (entry instanceof Blob) saveFile(entry, 'interview.ics');
}
