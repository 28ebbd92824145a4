import * as api from '@nukkad/contract/people/daily-task/daily-task.api';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import type { DailyTaskDependencies } from './daily-task.interface.ts';
import { readDailyTask } from './read-daily-task.ts';

/** What a person owes today, gathered from the domains that know; it stores nothing. */
export const createDailyTaskDomain = (deps: DailyTaskDependencies): Domain => ({
  name: 'daily-task',
  routes: [route(api.getDailyTask, (call) => readDailyTask(deps, call))],
});

export const dailyTask = domain({
  needs: ['approval', 'attendance', 'booking', 'employee', 'task'],
  create: createDailyTaskDomain,
});
