import { lifecycle } from '../../kernel/lifecycle.ts';

/** `Forwaded` is spelled as in the specification. */
export const incidentStatuses = [
  'Open',
  'Inprogress',
  'Forwaded',
  'Resolved',
  'Closed',
  'Cancelled',
] as const;
export type IncidentStatus = (typeof incidentStatuses)[number];

/** After it was resolved or closed, for so long its person may open it again. */
export const reopenDays = 7;

/** A message to our support, from its number to its end. */
export const incidentLifecycle = lifecycle({
  name: 'incident',
  states: incidentStatuses,
  actors: ['Person', 'Admin', 'System'],
  moves: {
    make: {
      from: [null],
      to: ['Open'],
      by: ['Person', 'Admin'],
      why: 'It has a number and waits for an answer; an agent makes one of a talk for its person.',
      tells: ['support.incident_opened'],
    },
    answer: {
      from: ['Open', 'Inprogress', 'Forwaded'],
      to: ['Inprogress'],
      by: ['Admin'],
      why: 'The person is sent what support says.',
      tells: ['support.incident_answered'],
    },
    reply: {
      from: ['Open', 'Inprogress', 'Forwaded'],
      to: ['Open', 'Inprogress', 'Forwaded'],
      by: ['Person'],
      why: 'The person adds something; it stays where it is, and its clock begins anew.',
      tells: ['support.incident_opened'],
    },
    forward: {
      from: ['Open', 'Inprogress'],
      to: ['Forwaded'],
      by: ['Admin'],
      why: 'Another team has to look at it.',
    },
    resolve: {
      from: ['Inprogress'],
      to: ['Resolved'],
      by: ['Admin'],
      why: 'Answered, and done as far as we see.',
      tells: ['support.incident_resolved'],
      times: ['support.close_resolved'],
    },
    close: {
      from: ['Resolved'],
      to: ['Closed'],
      by: ['Admin', 'System'],
      why: 'The person did not reply for 7 days.',
    },
    reopen: {
      from: ['Resolved', 'Closed'],
      to: ['Open'],
      by: ['Person'],
      why: 'Within 7 days: it was not settled after all.',
      tells: ['support.incident_opened'],
    },
    cancel: { from: ['Open'], to: ['Cancelled'], by: ['Person'], why: 'It is no longer needed.' },
  },
});

export type IncidentVerb = keyof typeof incidentLifecycle.moves;
