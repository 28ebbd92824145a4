import { getInterviewCalendar } from '@nukkad/contract/hiring/interview/interview.api';
import { call } from '../../platform/api/client.ts';
import { saveFile } from '../../ui/press/save-file.ts';

/** The same entry as before, as it stands now: the calendar changes or removes it. */
export async function saveCalendarFile(interviewId: string): Promise<void> {
  const file: unknown = await call(getInterviewCalendar, { query: { interviewId }, quiet: true });
  if (file instanceof Blob) saveFile(file, 'interview.ics');
}
