/** Steps of projects and reminders: specification section 7, Projects and business. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { id, instant, text, whole, removed } from '../../kernel/schema.ts';
import { projectErrors } from '../project/project.noun.ts';
import { projectId } from '../project/project.model.ts';
import { subTaskErrors as e } from './sub-task.noun.ts';
import { reminder, subTask, subTaskBody, subTaskId } from './sub-task.model.ts';

const tag = 'Projects';

/** What these change besides their own noun. */
const touches = ['milestone-payment', 'project'] as const;
const reading = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'customers.view',
  scope: 'projects of the own organisation',
} as const;
const changing = { ...reading, permission: 'customers.update' } as const;
const version = whole(1, 1_000_000, 'As it was read.');

export const listSubTasks = endpoint('GET /projects/subTask', {
  summary: 'Steps of a project, as they were added',
  tag,
  authz: reading,
  query: z.object({ ...pageQuery, projectId }),
  response: pageOf(subTask),
  errors: [projectErrors.project_not_found],
});

export const addSubTask = endpoint('POST /projects/subTask', {
  summary: 'Add a step to a project',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.object({ projectId, ...subTaskBody.shape }),
  response: subTask,
  errors: [
    projectErrors.project_not_found,
    projectErrors.project_moved_on,
    projectErrors.project_dates,
    e.sub_task_need_unknown,
    e.sub_task_limit,
  ],
  touches,
});

export const editSubTask = endpoint('PATCH /projects/subTask', {
  summary: 'Change what is written of a step, and what it waits for',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({ subTaskId, version, ...subTaskBody.shape }),
  response: subTask,
  errors: [
    e.sub_task_not_found,
    e.sub_task_moved_on,
    e.sub_task_need_unknown,
    e.sub_task_circle,
    projectErrors.project_dates,
  ],
  touches,
});

export const moveSubTask = endpoint('PATCH /projects/subTask/state', {
  summary: 'Start, close, reopen or cancel a step; who it is assigned to may start and close it',
  tag,
  authz: reading,
  unconfirmed: 'carries-version',
  body: z.object({
    subTaskId,
    version,
    verb: z.enum(['start', 'close', 'reopen', 'cancel'], 'Choose one of the list.'),
  }),
  response: subTask,
  errors: [e.sub_task_not_found, e.sub_task_moved_on, e.sub_task_waits, projectErrors.project_moved_on],
  touches,
});

export const assignSubTask = endpoint('PATCH /projects/assignUser', {
  summary: 'Give a step to a member of staff, who is told; or to no one',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({ subTaskId, version, staffId: z.nullable(z.uuid('This is not a known id.')) }),
  response: subTask,
  errors: [e.sub_task_not_found, e.sub_task_moved_on, e.sub_task_assignee_unknown],
  touches,
});

export const listReminders = endpoint('GET /projects/reminder', {
  summary: 'What the caller wants to be reminded of in a project, the next first',
  tag,
  authz: { ...reading, scope: 'the caller’s own reminders' },
  query: z.object({ ...pageQuery, projectId }),
  response: pageOf(reminder),
  errors: [projectErrors.project_not_found],
});

export const addReminder = endpoint('POST /projects/reminder', {
  summary: 'Be reminded of something in a project at a time',
  tag,
  authz: { ...reading, scope: 'the caller’s own reminders' },
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.object({ projectId, words: text(300, 'Of what.'), remindAt: instant('When.') }),
  response: reminder,
  errors: [projectErrors.project_not_found, e.reminder_past, e.reminder_limit],
  touches,
});

export const removeReminder = endpoint('DELETE /projects/reminder', {
  summary: 'Take a reminder away',
  tag,
  authz: { ...reading, scope: 'the caller’s own reminders' },
  unconfirmed: 'removes-named',
  query: z.object({ reminderId: id('Reminder') }),
  response: removed,
  errors: [e.reminder_not_found],
  touches,
});
