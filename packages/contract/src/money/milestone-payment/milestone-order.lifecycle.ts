import { lifecycle } from '../../kernel/lifecycle.ts';

export const milestoneOrderStatuses = ['created', 'expired', 'paid'] as const;
export type MilestoneOrderStatus = (typeof milestoneOrderStatuses)[number];

/** A client's payment of what is left of a milestone. */
export const milestoneOrderLifecycle = lifecycle({
  name: 'milestone_order',
  states: milestoneOrderStatuses,
  actors: ['Buyer', 'System'],
  moves: {
    open: {
      from: [null],
      to: ['created'],
      by: ['Buyer'],
      why: 'The milestone is accepted, and the amount is what is left of it.',
    },
    putAway: {
      from: ['created'],
      to: ['expired'],
      by: ['Buyer'],
      why: 'Its time is over, or less is left of the milestone: another one is opened.',
    },
    pay: {
      from: ['created', 'expired'],
      to: ['paid'],
      by: ['System'],
      why: 'The gateway captured the amount, also after its time; the book has it in the same transaction.',
      tells: ['milestone_order.paid'],
    },
  },
});
