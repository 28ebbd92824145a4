import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { tellReminders } from './reminders.ts';
import type { SubTaskDependencies } from './sub-task.interface.ts';
import { subTaskNotices } from './sub-task.notices.ts';
import { subTaskPersonal } from './sub-task.store.ts';
import { subTaskRoutes } from './sub-task.routes.ts';

/** The steps of a project: who does each, by when, and what it waits for; reminders. */
export function createSubTaskDomain(deps: SubTaskDependencies): Domain {
  return {
    name: 'sub-task',
    routes: subTaskRoutes(deps),
    notices: subTaskNotices(deps),
    personal: subTaskPersonal,
    cron: [{ name: 'project.tell_reminders', match: '*/5 * * * *', run: () => tellReminders(deps) }],
  };
}

export const subTask = domain({
  needs: ['partner', 'project'],
  create: createSubTaskDomain,
});
