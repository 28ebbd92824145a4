import { lifecycle } from '../../kernel/lifecycle.ts';

export const leavingStatuses = ['asked', 'serving', 'cleared', 'left', 'withdrawn', 'cancelled'] as const;
export type LeavingStatus = (typeof leavingStatuses)[number];

/** Not over yet: one at a time for each person. */
export const openLeavings = ['asked', 'serving', 'cleared'] as const;

/** `Self`: who leaves. `Office`: the owner, and staff who manage the team, never of themselves. */
const actors = ['Self', 'Office', 'System'] as const;

/** From the notice until the access ends. */
export const leavingLifecycle = lifecycle({
  name: 'leaving',
  states: leavingStatuses,
  actors,
  moves: {
    ask: {
      from: [null],
      to: ['asked'],
      by: ['Self'],
      why: 'An employee resigns and names a last day.',
      tells: ['leaving.asked'],
    },
    start: {
      from: [null],
      to: ['serving'],
      by: ['Office'],
      why: 'The business ends the employment and names the last day.',
      tells: ['leaving.settled'],
      times: ['leaving.end_access'],
    },
    accept: {
      from: ['asked'],
      to: ['serving'],
      by: ['Office'],
      why: 'The last day is agreed; what is missing of the notice is decided with it.',
      tells: ['leaving.settled'],
      times: ['leaving.end_access'],
    },
    withdraw: {
      from: ['asked'],
      to: ['withdrawn'],
      by: ['Self'],
      why: 'The employee stays. Once it is accepted the business decides.',
      tells: ['leaving.withdrawn'],
    },
    reschedule: {
      from: ['serving', 'cleared'],
      to: ['serving'],
      by: ['Office'],
      why: 'Another last day; what was cleared is looked at again.',
      tells: ['leaving.settled'],
      times: ['leaving.end_access'],
    },
    clear: {
      from: ['serving'],
      to: ['cleared'],
      by: ['Office'],
      why: 'Nothing of theirs is open after the last day.',
    },
    cancel: {
      from: ['asked', 'serving', 'cleared'],
      to: ['cancelled'],
      by: ['Office'],
      why: 'The person stays; the last day is taken back.',
      tells: ['leaving.cancelled'],
    },
    finish: {
      from: ['serving', 'cleared'],
      to: ['left'],
      by: ['System'],
      why: 'The last day has passed and no booking of theirs is open; their access ends.',
    },
  },
});
export type LeavingVerb = keyof typeof leavingLifecycle.moves;
