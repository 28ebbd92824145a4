import { lifecycle } from '../../kernel/lifecycle.ts';

/** The review words of the specification, as they are spelled there, and those of the colleague. */
export const shiftRequestStatuses = [
  'proposed',
  'pending',
  'approved',
  'rejected',
  'declined',
  'Cancelled',
  'expired',
] as const;
export type ShiftRequestStatus = (typeof shiftRequestStatuses)[number];

/** Someone asks for an open shift, or to swap one with a colleague. Neither of the two approves it. */
export const shiftRequestLifecycle = lifecycle({
  name: 'shift_request',
  states: shiftRequestStatuses,
  actors: ['Asker', 'Colleague', 'Approver', 'System'],
  moves: {
    claim: {
      from: [null],
      to: ['pending'],
      by: ['Asker'],
      why: 'For an open shift that is published and has not begun.',
      tells: ['shift_request.asked'],
    },
    propose: {
      from: [null],
      to: ['proposed'],
      by: ['Asker'],
      why: 'A shift of one’s own for one of a colleague; neither has begun.',
      tells: ['shift_request.proposed'],
    },
    agree: {
      from: ['proposed'],
      to: ['pending'],
      by: ['Colleague'],
      why: 'The office decides, unless the setting lets people swap freely.',
      tells: ['shift_request.asked', 'shift_request.changed'],
    },
    decline: {
      from: ['proposed'],
      to: ['declined'],
      by: ['Colleague'],
      why: 'The shifts stay as they are.',
      tells: ['shift_request.decided'],
    },
    approve: {
      from: ['pending'],
      to: ['approved'],
      by: ['Approver', 'System'],
      why: 'The limits of working time are looked at again; then the shifts change hands.',
      tells: ['shift_request.decided', 'roster.changed'],
    },
    reject: {
      from: ['pending'],
      to: ['rejected'],
      by: ['Approver'],
      why: 'With a reason, which both read.',
      tells: ['shift_request.decided'],
    },
    withdraw: {
      from: ['proposed', 'pending'],
      to: ['Cancelled'],
      by: ['Asker'],
      why: 'It is not needed any more.',
      tells: ['shift_request.changed'],
    },
    expire: {
      from: ['proposed', 'pending'],
      to: ['expired'],
      by: ['System'],
      why: 'A shift of it has begun, is gone or has another person now.',
      tells: ['shift_request.decided'],
      times: ['shift_request.expire'],
    },
  },
});
export type ShiftRequestVerb = keyof typeof shiftRequestLifecycle.moves;
