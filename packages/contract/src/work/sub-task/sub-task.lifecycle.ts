import { lifecycle } from '../../kernel/lifecycle.ts';

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
