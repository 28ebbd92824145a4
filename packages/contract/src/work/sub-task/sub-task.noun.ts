import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

/** Of specification section 4, task statuses. */
export const subTaskStatuses = ['Open', 'Inprogress', 'Closed', 'Cancelled'] as const;
export type SubTaskStatus = (typeof subTaskStatuses)[number];

/** A step of a project, by who has the project in hand or who it is assigned to. */
export const subTaskLifecycle = lifecycle({
  name: 'sub_task',
  states: subTaskStatuses,
  actors: ['Partner', 'Assignee'],
  moves: {
    add: { from: [null], to: ['Open'], by: ['Partner'], why: 'It is written down.' },
    start: {
      from: ['Open'],
      to: ['Inprogress'],
      by: ['Partner', 'Assignee'],
      why: 'What it waits for is closed. The project begins with the first one.',
    },
    close: {
      from: ['Open', 'Inprogress'],
      to: ['Closed'],
      by: ['Partner', 'Assignee'],
      why: 'It is done, and what it waits for is closed.',
    },
    reopen: {
      from: ['Closed', 'Cancelled'],
      to: ['Open'],
      by: ['Partner'],
      why: 'It was not done after all.',
    },
    cancel: {
      from: ['Open', 'Inprogress'],
      to: ['Cancelled'],
      by: ['Partner'],
      why: 'It is not needed; what waits for it waits no more.',
    },
  },
});

export type SubTaskVerb = keyof typeof subTaskLifecycle.moves;

export const subTaskEvents = {
  assigned: event('sub_task.assigned', {
    summary: 'A step of a project was given to a member of staff.',
    facts: z.object({
      subTaskId: ref('sub-task'),
      projectId: ref('project'),
      staffId: ref('member of staff'),
    }),
  }),
  remind: event('project_reminder.due', {
    summary: 'A person wanted to be reminded of a project now.',
    facts: z.object({ reminderId: ref('reminder'), projectId: ref('project') }),
  }),
};

export const subTaskErrors = defineErrors({
  sub_task_not_found: [404, 'Resource is not available'],
  sub_task_moved_on: [409, 'This step has changed. Check it and try again.'],
  sub_task_waits: [409, 'Finish the steps before it first.'],
  sub_task_circle: [409, 'These steps wait for each other. Choose others.'],
  sub_task_need_unknown: [400, 'Choose steps of this project.'],
  sub_task_limit: [409, 'Use at most 100 steps in one project.'],
  sub_task_assignee_unknown: [400, 'Choose an active team member.'],
  reminder_not_found: [404, 'Resource is not available'],
  reminder_past: [400, 'Choose a time in the future.'],
  reminder_limit: [409, 'Use at most 20 open reminders in one project.'],
});

export const subTaskActs = actsOf('sub_task', subTaskLifecycle, ['edit', 'assign']);
