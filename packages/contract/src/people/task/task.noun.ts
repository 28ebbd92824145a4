import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { type Room, socketDelivery } from '../../kernel/socket-message.ts';
import { taskChanged } from './task.live.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf, allActs } from '../../kernel/act.ts';

/** Of specification section 4, task statuses; `Active` is that of a task which comes again. */
export const taskStatuses = ['Open', 'Inprogress', 'Closed', 'Cancelled', 'deleted'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
export const taskRepeatStatuses = ['Active', 'Cancelled'] as const;
export type TaskRepeatStatus = (typeof taskRepeatStatuses)[number];

/** `Manager`: the owner, and staff who manage the team. `Author`: who wrote it. `Assignee`: who does it. */
const actors = ['Assignee', 'Author', 'Manager', 'System'] as const;
const all = ['Assignee', 'Author', 'Manager'] as const;
const writers = ['Author', 'Manager'] as const;

export const taskLifecycle = lifecycle({
  name: 'task',
  states: taskStatuses,
  actors,
  moves: {
    add: { from: [null], to: ['Open'], by: writers, why: 'It is written down.', tells: ['task.changed'] },
    repeat: {
      from: [null],
      to: ['Open'],
      by: ['System'],
      why: 'Its day has come again; it says what the latest one said.',
      tells: ['task.changed'],
      times: ['task.make_repeats'],
    },
    start: { from: ['Open'], to: ['Inprogress'], by: all, why: 'Work begins.', tells: ['task.changed'] },
    pause: {
      from: ['Inprogress'],
      to: ['Open'],
      by: all,
      why: 'It waits again.',
      tells: ['task.changed'],
    },
    close: {
      from: ['Open', 'Inprogress'],
      to: ['Closed'],
      by: all,
      why: 'It is done; who wrote it is told.',
      tells: ['task.closed'],
    },
    reopen: {
      from: ['Closed'],
      to: ['Open'],
      by: all,
      why: 'It was not done after all.',
      tells: ['task.changed'],
    },
    cancel: {
      from: ['Open', 'Inprogress'],
      to: ['Cancelled'],
      by: writers,
      why: 'It is not needed any more.',
      tells: ['task.changed'],
    },
    restore: {
      from: ['Cancelled'],
      to: ['Open'],
      by: writers,
      why: 'It is needed after all.',
      tells: ['task.changed'],
    },
    remove: {
      from: ['Open', 'Inprogress', 'Closed', 'Cancelled'],
      to: ['deleted'],
      by: writers,
      why: 'It was written by mistake; no one sees it any more.',
      tells: ['task.changed'],
    },
  },
});
export type TaskVerb = keyof typeof taskLifecycle.moves;

/** On which days a task comes again, until it is stopped. */
export const taskRepeatLifecycle = lifecycle({
  name: 'task_repeat',
  states: taskRepeatStatuses,
  actors: ['Author', 'Manager', 'System'],
  moves: {
    begin: { from: [null], to: ['Active'], by: writers, why: 'It comes again from now on.' },
    stop: {
      from: ['Active'],
      to: ['Cancelled'],
      by: ['Author', 'Manager', 'System'],
      why: 'It was stopped, or its last day has passed. Tasks that are there stay.',
      times: ['task.make_repeats'],
    },
  },
});

interface Concerned {
  readonly taskId: string;
  readonly organisationId: string;
  readonly userIds: readonly string[];
}
const of = {
  taskId: ref('task'),
  organisationId: ref('organisation'),
  userIds: z.array(z.string()).check(z.describe('Its author and who does it.')),
};
const by = z.nullable(z.string()).check(z.describe('Who did it; null: the machine.'));
const facts = z.object({ ...of, by });

const tells = socketDelivery(taskChanged, ({ taskId, organisationId, userIds }: Concerned) => ({
  rooms: [`organisation:${organisationId}`, ...userIds.map((userId): Room => `user:${userId}`)],
  data: { taskId },
}));

export const taskEvents = {
  changed: event('task.changed', { summary: 'A task was written, moved or changed.', facts, tells }),
  assigned: event('task.assigned', {
    summary: 'A member of staff was given a task.',
    facts: z.object({ ...of, by, userId: ref('person') }),
    tells,
  }),
  commented: event('task.commented', {
    summary: 'A member of the team commented on a task.',
    facts: z.object({ ...of, by, commentId: ref('comment') }),
    tells,
  }),
  closed: event('task.closed', { summary: 'A task is done.', facts, tells }),
  due: event('task.due', { summary: 'The day of a reminder has come.', facts, tells }),
  overdue: event('task.overdue', { summary: 'The last day of a task has passed.', facts, tells }),
  handedOver: event('task.handed_over', {
    summary: 'Open tasks lost a person who left the team.',
    facts: z.object({
      organisationId: ref('organisation'),
      staffId: ref('member of staff'),
      count: z.int(),
    }),
  }),
};

export const taskErrors = defineErrors({
  task_not_found: [404, 'Resource is not available'],
  task_moved_on: [409, 'This task has changed. Check it and try again.'],
  task_assignee_unknown: [400, 'Choose active team members.'],
  task_assigns_others: [403, 'Only people who manage the team can assign tasks to others.'],
  task_repeat_needs_day: [400, 'Choose the first day.'],
  task_check_unknown: [404, 'This line is no longer on the list.'],
  task_document_unknown: [404, 'This document is no longer there.'],
  task_documents_full: [409, 'Use at most 20 documents in one task.'],
  task_comment_not_found: [404, 'Resource is not available'],
  task_comment_moved_on: [409, 'This comment has changed. Check it and try again.'],
});

export const taskActs = allActs(actsOf('task', taskLifecycle), actsOf('task_repeat', taskRepeatLifecycle), [
  'task.edit',
  'task.remove_comment',
]);
