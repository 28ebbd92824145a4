import { lifecycle } from '../../kernel/lifecycle.ts';

export const timeProposalStates = ['open', 'agreed', 'declined', 'withdrawn', 'expired'] as const;
export type TimeProposalState = (typeof timeProposalStates)[number];
/** How it may end without a change of time. */
export const proposalEndings = ['declined', 'withdrawn', 'expired'] as const;
export type ProposalEnding = (typeof proposalEndings)[number];
/** The side of the booking that asks. */
export const proposers = ['customer', 'partner'] as const;
export type Proposer = (typeof proposers)[number];

/**
 * Another time for a visit that one side asks the other for. It moves with its booking, whose lifecycle declares the
 * notices and the clock.
 */
export const timeProposalLifecycle = lifecycle({
  name: 'booking_time_proposal',
  states: timeProposalStates,
  actors: ['Buyer', 'Service Partner', 'subUser', 'Professional', 'System', 'Admin'],
  moves: {
    propose: {
      from: [null],
      to: ['open'],
      by: ['Buyer', 'Service Partner', 'subUser'],
      why: 'One at a time; the other side has until the clock runs out.',
    },
    agree: {
      from: ['open'],
      to: ['agreed'],
      by: ['Buyer', 'Service Partner', 'subUser'],
      why: 'The other side agrees: the visit has this time.',
    },
    decline: {
      from: ['open'],
      to: ['declined'],
      by: ['Buyer', 'Service Partner', 'subUser'],
      why: 'The other side wants to keep the time.',
    },
    withdraw: {
      from: ['open'],
      to: ['withdrawn'],
      by: ['Buyer', 'Service Partner', 'subUser', 'Professional', 'System', 'Admin'],
      why: 'The side that asked takes it back, or the booking has another time or partner, has begun or is over.',
    },
    expire: { from: ['open'], to: ['expired'], by: ['System'], why: 'Not answered in time.' },
  },
});
