import { lifecycle } from '../../kernel/lifecycle.ts';

export const projectStatuses = [
  'Project Created',
  'Inprogress',
  'Project Submitted For Review',
  'Completed',
  'Cancelled',
] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Until it is over. */
export const openProject = [
  'Project Created',
  'Inprogress',
  'Project Submitted For Review',
] as const satisfies readonly ProjectStatus[];

/** Work for a party. The statuses and labels are those of specification section 4. */
export const projectLifecycle = lifecycle({
  name: 'project',
  states: projectStatuses,
  actors: ['Partner', 'Buyer', 'System'],
  moves: {
    open: {
      from: [null],
      to: ['Project Created'],
      by: ['Partner', 'System'],
      why: 'Written by hand, or agreed on as a quotation.',
      tells: ['project.opened'],
    },
    start: {
      from: ['Project Created'],
      to: ['Inprogress'],
      by: ['Partner'],
      why: 'The work begins; also by the first milestone or sub-task that is worked on.',
      tells: ['project.started'],
    },
    submit: {
      from: ['Inprogress'],
      to: ['Project Submitted For Review'],
      by: ['Partner', 'Buyer'],
      why: 'No milestone is left to do, and at least one waits for approval; also where the client accepted a change without the rest.',
      tells: ['project.submitted'],
    },
    resume: {
      from: ['Project Submitted For Review'],
      to: ['Inprogress'],
      by: ['Partner', 'Buyer'],
      why: 'The client sent a milestone back, or the partner added one.',
    },
    complete: {
      from: ['Inprogress', 'Project Submitted For Review'],
      to: ['Completed'],
      by: ['Partner', 'Buyer', 'System'],
      why: 'Every milestone is accepted.',
      tells: ['project.completed'],
    },
    cancel: {
      from: ['Project Created', 'Inprogress'],
      to: ['Cancelled'],
      by: ['Partner'],
      why: 'The work is not done; nothing of it was accepted or waits for approval.',
      tells: ['project.cancelled'],
    },
  },
});

export type ProjectVerb = keyof typeof projectLifecycle.moves;
