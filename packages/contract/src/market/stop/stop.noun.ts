import { lifecycle } from '../../kernel/lifecycle.ts';
import { defineErrors } from '../../kernel/errors.ts';

export const stopStates = ['open', 'agreed', 'at_once', 'stood', 'contested', 'withdrawn'] as const;
export type StopState = (typeof stopStates)[number];
/** Why a visit cannot go on. */
export const stopReasons = ['safety', 'cannot_finish', 'customer_asked', 'other'] as const;
export type StopReason = (typeof stopReasons)[number];
/** The side of the booking that says so. */
export const stoppers = ['customer', 'partner'] as const;
export type Stopper = (typeof stoppers)[number];

/**
 * Work under way that one side says cannot go on, with what of it was done. It moves with its booking, whose lifecycle
 * declares the events and the clock.
 */
export const stopLifecycle = lifecycle({
  name: 'booking_stop',
  states: stopStates,
  actors: ['Buyer', 'Service Partner', 'subUser', 'Professional', 'System', 'Admin'],
  moves: {
    ask: {
      from: [null],
      to: ['open'],
      by: ['Buyer', 'Service Partner', 'subUser', 'Professional'],
      why: 'One at a time; the other side agrees to what was done, or does not.',
    },
    endAtOnce: {
      from: [null],
      to: ['at_once'],
      by: ['Service Partner', 'subUser', 'Professional'],
      why: 'For safety the professional leaves: billed is what was done, and the customer may dispute it.',
    },
    raise: {
      from: [null],
      to: ['contested'],
      by: ['Buyer'],
      why: 'For safety the customer sends the professional away: staff hear both sides.',
    },
    agree: {
      from: ['open'],
      to: ['agreed'],
      by: ['Buyer', 'Service Partner', 'subUser', 'Professional'],
      why: 'The other side agrees: the part bill counts.',
    },
    stand: {
      from: ['open'],
      to: ['stood'],
      by: ['System'],
      why: 'Not answered in time: the part bill counts, and the customer may dispute it.',
    },
    contest: {
      from: ['open'],
      to: ['contested'],
      by: ['Buyer', 'Service Partner', 'subUser', 'Professional'],
      why: 'The other side does not agree to what was done: staff hear both sides.',
    },
    withdraw: {
      from: ['open'],
      to: ['withdrawn'],
      by: ['Buyer', 'Service Partner', 'subUser', 'Professional'],
      why: 'The side that asked takes it back: the work goes on.',
    },
  },
});

export const stopErrors = defineErrors({
  stop_open: [409, 'Someone has asked to stop this visit. Answer that first.'],
  stop_over: [409, 'This request to stop the visit is no longer open.'],
  stop_line_unknown: [400, 'Choose from the services of this booking.'],
  stop_words_needed: [400, 'Enter a few words on why the visit can’t continue.'],
});
