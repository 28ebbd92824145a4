import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { handOverTasks } from './hand-over-tasks.ts';
import { listDue } from './due-tasks.store.ts';
import { giveTasks } from './give-tasks.ts';
import { makeRepeats } from './make-repeats.ts';
import { countOpenTasks } from './open-tasks.store.ts';
import { remindOfTasks } from './remind-tasks.ts';
import type { TaskDependencies, TaskInterface } from './task.interface.ts';
import { taskNotices } from './task.notices.ts';
import { taskPersonal } from './task.store.ts';
import { taskRoutes } from './task.routes.ts';

export type { TaskInterface } from './task.interface.ts';

/** What the people of an organisation have to do, by when, and what was said of it; what comes again. */
export function createTaskDomain(deps: TaskDependencies): Domain & TaskInterface {
  return {
    name: 'task',
    routes: taskRoutes(deps),
    dueOf: listDue,
    countOpenOf: countOpenTasks,
    giveTasks,
    consumers: [handOverTasks(deps)],
    notices: taskNotices(deps),
    personal: taskPersonal,
    cron: [
      { name: 'task.make_repeats', match: '*/10 * * * *', run: () => makeRepeats(deps) },
      { name: 'task.remind', match: '*/15 * * * *', run: () => remindOfTasks(deps) },
    ],
  };
}

export const task = domain({
  needs: ['account', 'document', 'partner'],
  create: createTaskDomain,
});
