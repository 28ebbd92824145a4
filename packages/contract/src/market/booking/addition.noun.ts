import { lifecycle } from '../../kernel/lifecycle.ts';

export const additionStates = ['asked', 'approved', 'refused'] as const;
export type AdditionState = (typeof additionStates)[number];

/** A service that is added during the work. It moves with its booking, whose lifecycle declares the notices. */
export const additionLifecycle = lifecycle({
  name: 'booking_addition',
  states: additionStates,
  actors: ['Buyer', 'Service Partner', 'subUser', 'Professional', 'System', 'Admin'],
  moves: {
    ask: {
      from: [null],
      to: ['asked'],
      by: ['Professional', 'Service Partner', 'subUser'],
      why: 'At the price that is frozen here; it is not on the bill yet.',
    },
    approve: { from: ['asked'], to: ['approved'], by: ['Buyer'], why: 'It is on the bill.' },
    leaveOut: {
      from: ['asked', 'approved'],
      to: ['refused'],
      by: ['Buyer', 'Service Partner', 'subUser', 'Professional', 'System'],
      why: 'The visit ended early without it: it is not billed.',
    },
    refuse: { from: ['asked'], to: ['refused'], by: ['Buyer'], why: 'It is not done and not billed.' },
  },
});
