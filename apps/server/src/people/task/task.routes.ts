import * as parts from '@nukkad/contract/people/task/task-parts.api';
import * as api from '@nukkad/contract/people/task/task.api';
import { type Route, route } from '../../platform/http/route.ts';
import { assignTasks, moveTask, moveTasks } from './move-task.ts';
import { getTask, listTasks } from './read-tasks.ts';
import { addTaskComment, editTaskComment, listTaskComments, removeTaskComment } from './task-comments.ts';
import { addTaskDocuments, openTaskDocument, removeTaskDocuments } from './task-documents.ts';
import type { TaskDependencies } from './task.interface.ts';
import { tickCheck } from './tick-check.ts';
import { addTask, editTask } from './write-task.ts';

export const taskRoutes = (deps: TaskDependencies): readonly Route[] => [
  route(api.listTasks, (call) => listTasks(deps, call, call.input.query)),
  route(api.getTask, (call) => getTask(deps, call, call.input.query.taskId)),
  route(api.addTask, (call) => addTask(deps, call, call.input.body)),
  route(api.editTask, (call) => editTask(deps, call, call.input.body)),
  route(api.moveTask, (call) => moveTask(deps, call, call.input.body)),
  route(api.moveTasks, (call) => moveTasks(deps, call, call.input.body)),
  route(api.assignTasks, (call) => assignTasks(deps, call, call.input.body)),
  route(api.tickCheck, (call) => tickCheck(deps, call, call.input.body)),
  route(parts.listTaskComments, (call) => listTaskComments(deps, call, call.input.query)),
  route(parts.addTaskComment, (call) => addTaskComment(deps, call, call.input.body)),
  route(parts.editTaskComment, (call) => editTaskComment(deps, call, call.input.body)),
  route(parts.removeTaskComment, (call) => removeTaskComment(deps, call, call.input.body)),
  route(parts.addTaskDocuments, (call) => addTaskDocuments(deps, call, call.input.body)),
  route(parts.removeTaskDocuments, (call) => removeTaskDocuments(deps, call, call.input.body)),
  route(parts.openTaskDocument, (call) => openTaskDocument(deps, call, call.input.query)),
];
