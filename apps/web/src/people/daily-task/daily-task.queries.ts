import { attendanceChanged } from '@nukkad/contract/people/attendance/attendance.noun';
import { getDailyTask } from '@nukkad/contract/people/daily-task/daily-task.api';
import { taskChanged } from '@nukkad/contract/people/task/task.live';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useLive } from '../../platform/socket/use-live.ts';

const key = ['daily-task'] as const;
const renew = () => void queryClient.invalidateQueries({ queryKey: key });

/** The own day; asked for again when a task or the clock changes. */
export function useDailyTask() {
  useLive(taskChanged, renew);
  useLive(attendanceChanged, renew);
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getDailyTask, { quiet: true, signal }),
    refetchOnMount: 'always',
  });
}
