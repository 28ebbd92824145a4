import { attendanceChanged } from '@nukkad/contract/people/attendance/attendance.noun';
import { getDailyTask } from '@nukkad/contract/people/daily-task/daily-task.api';
import { taskChanged } from '@nukkad/contract/people/task/task.live';
import { useLive } from '../../platform/socket/use-live.ts';
import { renew, useAsked } from '../../platform/api/asked.ts';

const lookAgain = () => void renew('daily-task');

/** The own day; asked for again when a task or the clock changes. */
export function useDailyTask() {
  useLive(taskChanged, lookAgain);
  useLive(attendanceChanged, lookAgain);
  return useAsked(getDailyTask, {}, { refetchOnMount: 'always' });
}
