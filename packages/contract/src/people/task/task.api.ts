/** Tasks of a team: specification section 7, Projects and business. */
import * as z from 'zod/mini';
import { manyOf, rowByRow } from '../../kernel/bulk.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { id, optionalText, whole } from '../../kernel/schema.ts';
import { taskErrors as e } from './task.noun.ts';
import { mostAssignees, task, taskBody, taskCard, taskId, taskPriorities } from './task.model.ts';

const tag = 'Tasks';
const authz = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  scope: 'tasks of the own organisation: those one wrote or does; with manage_users.view all',
} as const;
export const taskTabs = ['mine', 'all', 'overdue'] as const;
export type TaskTab = (typeof taskTabs)[number];
const choose = 'Choose one of the list.';
const version = whole(1, 1_000_000, 'As it was read.');
const staffId = z.uuid('This is not a known id.');

export const tasksQuery = z.object({
  ...countedPageQuery,
  tab: z._default(z.enum(taskTabs, choose), 'mine'),
  status: z.optional(
    z
      .enum(['Open', 'Inprogress', 'Closed', 'Cancelled'], choose)
      .check(z.describe('Left out: all that are open or under way.')),
  ),
  priority: z.optional(z.enum(taskPriorities, choose)),
  staffId: z.optional(staffId).check(z.describe('Who does it.')),
  q: optionalText(60, 'Part of the title.'),
});

export const listTasks = endpoint('GET /user/tasks', {
  summary: 'Tasks by their last day; finished ones by when they ended, the latest first',
  tag,
  authz,
  query: tasksQuery,
  response: countedPageOf(taskCard),
});

export const getTask = endpoint('GET /user/tasks/details', {
  summary: 'One task with its checklist and documents',
  tag,
  authz,
  query: z.object({ taskId }),
  response: task,
  errors: [e.task_not_found],
});

const writing = [e.task_assignee_unknown, e.task_assigns_others, e.task_repeat_needs_day] as const;

export const addTask = endpoint('POST /user/tasks', {
  summary: 'Write a task, for oneself or, with manage_users.update, for others, who are told',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: taskBody,
  response: task,
  errors: [...writing],
});

export const editTask = endpoint('PATCH /user/tasks', {
  summary: 'Change what is written of a task, who does it and when it comes again',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: z.object({ taskId, version, ...taskBody.shape }).check(
    z.refine(({ dueOn, remindDays }) => dueOn !== undefined || remindDays === undefined, {
      error: 'Choose the last day first.',
      path: ['dueOn'],
    }),
  ),
  response: task,
  errors: [e.task_not_found, e.task_moved_on, ...writing],
});

const verb = z.enum(['start', 'pause', 'close', 'reopen', 'cancel', 'restore', 'remove'], choose);

export const moveTask = endpoint('PATCH /user/tasks/state', {
  summary: 'Start, pause, close, reopen, cancel, restore or delete a task',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: z.object({ taskId, version, verb }),
  response: z.object({ taskId, status: task.shape.status, version: z.int() }),
  errors: [e.task_not_found, e.task_moved_on],
});

export const moveTasks = endpoint('POST /user/tasks/moves', {
  summary: 'The same for many tasks; reports row by row',
  tag,
  authz,
  unconfirmed: 'removes-named',
  body: z.object({ taskIds: manyOf(taskId), verb }),
  response: rowByRow,
  perMinute: 60,
});

export const assignTasks = endpoint('POST /user/tasks/assigns', {
  summary: 'Give many tasks to other people, in place of those who had them; reports row by row',
  tag,
  authz,
  unconfirmed: 'removes-named',
  body: z.object({
    taskIds: manyOf(taskId),
    assignees: z
      .array(staffId, 'Send a list.')
      .check(z.maxLength(mostAssignees, `Choose at most ${mostAssignees}.`)),
  }),
  response: rowByRow,
  errors: [e.task_assignee_unknown, e.task_assigns_others],
  perMinute: 60,
});

export const tickCheck = endpoint('PATCH /user/tasks/checklist', {
  summary: 'Tick a line of the checklist, or take the tick away',
  tag,
  authz,
  unconfirmed: 'removes-named',
  body: z.object({ taskId, checkId: id('Line'), isDone: z.boolean('Choose true or false.') }),
  response: task,
  errors: [e.task_not_found, e.task_moved_on, e.task_check_unknown],
});
