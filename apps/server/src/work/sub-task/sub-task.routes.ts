import * as api from '@nukkad/contract/work/sub-task/sub-task.api';
import { type Route, route } from '../../platform/http/route.ts';
import { assignSubTask } from './assign-sub-task.ts';
import { moveSubTask } from './move-sub-task.ts';
import { listSubTasks } from './read-sub-tasks.ts';
import { addReminder, listReminders, removeReminder } from './reminders.ts';
import type { SubTaskDependencies } from './sub-task.interface.ts';
import { addSubTask, editSubTask } from './write-sub-task.ts';

export const subTaskRoutes = (deps: SubTaskDependencies): readonly Route[] => [
  route(api.listSubTasks, (call) => listSubTasks(deps, call, call.input.query)),
  route(api.addSubTask, (call) => addSubTask(deps, call, call.input.body)),
  route(api.editSubTask, (call) => editSubTask(deps, call, call.input.body)),
  route(api.moveSubTask, (call) => moveSubTask(deps, call, call.input.body)),
  route(api.assignSubTask, (call) => assignSubTask(deps, call, call.input.body)),
  route(api.listReminders, (call) => listReminders(deps, call, call.input.query)),
  route(api.addReminder, (call) => addReminder(deps, call, call.input.body)),
  route(api.removeReminder, (call) => removeReminder(deps, call, call.input.query)),
];
