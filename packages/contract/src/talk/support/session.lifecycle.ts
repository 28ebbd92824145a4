import { lifecycle } from '../../kernel/lifecycle.ts';

/** Spelled as in the specification. */
export const sessionStatuses = [
  'Pending',
  'Assigned',
  'Inprogress',
  'Resolved',
  'Closed',
  'Cancelled',
] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** A live talk with support, from the queue to its end. */
export const sessionLifecycle = lifecycle({
  name: 'support session',
  states: sessionStatuses,
  actors: ['Person', 'Agent', 'System'],
  moves: {
    createSession: {
      from: [null],
      to: ['Pending'],
      by: ['Person'],
      why: 'One open session for each person and reference; they see their place in the queue.',
      times: ['support.keep_queue'],
    },
    route: {
      from: ['Pending'],
      to: ['Assigned'],
      by: ['System', 'Agent'],
      why: 'An agent on duty speaks the language and has room; or takes it.',
    },
    answer: {
      from: ['Assigned'],
      to: ['Inprogress'],
      by: ['Agent'],
      why: 'The first reply; its clock stops.',
    },
    release: {
      from: ['Assigned', 'Inprogress'],
      to: ['Pending'],
      by: ['Agent', 'System'],
      why: 'Handed on with a note, or its agent was gone for 2 minutes: back to the head of the queue.',
    },
    resolve: {
      from: ['Inprogress'],
      to: ['Resolved'],
      by: ['Agent'],
      why: 'Solved as far as we see; the person may rate it.',
      times: ['support.keep_queue'],
    },
    reopen: {
      from: ['Resolved'],
      to: ['Inprogress'],
      by: ['Person'],
      why: 'They write again within 24 hours; with the same agent if on duty.',
    },
    close: {
      from: ['Resolved'],
      to: ['Closed'],
      by: ['System'],
      why: '24 hours passed.',
      tells: ['support.session_ended'],
    },
    end: {
      from: ['Assigned', 'Inprogress'],
      to: ['Closed'],
      by: ['Person', 'Agent'],
      why: 'Either side ends it.',
      tells: ['support.session_ended'],
    },
    leave: {
      from: ['Pending'],
      to: ['Cancelled'],
      by: ['Person'],
      why: 'They wait no longer.',
    },
    fallSilent: {
      from: ['Inprogress'],
      to: ['Closed'],
      by: ['System'],
      why: 'The person was silent for 2 hours, and was warned before.',
      tells: ['support.session_ended'],
    },
  },
});

export type SessionVerb = keyof typeof sessionLifecycle.moves;

/** A person has one of these for each reference at a time. */
export const openSessionStatuses: readonly SessionStatus[] = ['Pending', 'Assigned', 'Inprogress'];
export const isOpenSession = (status: SessionStatus): boolean => openSessionStatuses.includes(status);
