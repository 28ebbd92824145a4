import { lifecycle } from '../../kernel/lifecycle.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

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

export const sessionErrors = defineErrors({
  talk_not_found: [404, 'Resource is not available'],
  session_moved_on: [409, 'This chat has changed. Check it and try again.'],
  session_ended: [409, 'Chat support ended.'],
  support_closed: [409, 'Live support is closed now. Write to us, or choose a time for a call.'],
  session_reopen_too_late: [409, 'This chat is too old to reopen. Start a new one.'],
  session_not_rateable: [409, 'You can rate a chat once it has ended.'],
  not_on_duty: [409, 'Please start your duty first.'],
  agent_not_there: [409, 'This agent has no room now. Choose another one.'],
  call_back_outside_hours: [400, 'Choose a time when support is open, within 7 days.'],
});

export const sessionActs = actsOf('supportChat', sessionLifecycle, ['duty']);
