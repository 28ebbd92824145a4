import { lifecycle } from '../../kernel/lifecycle.ts';

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
