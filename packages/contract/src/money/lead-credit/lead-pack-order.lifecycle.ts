import { lifecycle } from '../../kernel/lifecycle.ts';

export const leadPackOrderStatuses = ['created', 'paid'] as const;
export type LeadPackOrderStatus = (typeof leadPackOrderStatuses)[number];

/** A pack of credits that a partner buys. One that is never paid stays as it is: nothing follows from it. */
export const leadPackOrderLifecycle = lifecycle({
  name: 'lead_pack_order',
  states: leadPackOrderStatuses,
  actors: ['Partner', 'System'],
  moves: {
    open: {
      from: [null],
      to: ['created'],
      by: ['Partner'],
      why: 'A pack of the day; price and GST are the server’s.',
    },
    pay: {
      from: ['created'],
      to: ['paid'],
      by: ['System'],
      why: 'The gateway captured the amount, also after its time; the credits come in the same transaction.',
      tells: ['lead_credit.bought'],
    },
  },
});
