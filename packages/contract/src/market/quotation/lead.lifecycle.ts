import { lifecycle } from '../../kernel/lifecycle.ts';

export const leadStatuses = ['New Request', 'Unlocked', 'Rejected', 'Cancelled', 'Closed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Until it is over. */
export const openLead = ['New Request', 'Unlocked'] as const satisfies readonly LeadStatus[];

/** What one partner does about a request. The statuses are those of specification section 4. */
export const leadLifecycle = lifecycle({
  name: 'lead',
  states: leadStatuses,
  actors: ['Partner', 'Buyer', 'System'],
  moves: {
    tell: {
      from: [null],
      to: ['New Request'],
      by: ['System'],
      why: 'Chosen by the customer, or among the best at the place: near, well rated, not told too often lately.',
      tells: ['lead.told'],
    },
    showInterest: {
      from: ['New Request'],
      to: ['New Request'],
      by: ['Partner'],
      why: 'Costs nothing; the customer is told, and the status stays.',
      tells: ['lead.interested'],
    },
    decline: {
      from: ['New Request'],
      to: ['Rejected'],
      by: ['Partner'],
      why: 'Not interested: this lead alone is over, and the customer hears nothing of it.',
      tells: ['lead.declined'],
    },
    unlock: {
      from: ['New Request'],
      to: ['Unlocked'],
      by: ['Partner'],
      why: 'Paid in credits while the request has a place left; from then on the partner sees the contact.',
      tells: ['lead.unlocked'],
    },
    callOff: {
      from: openLead,
      to: ['Cancelled'],
      by: ['System'],
      why: 'The customer cancelled the request.',
      tells: ['lead.called_off'],
    },
    expire: {
      from: openLead,
      to: ['Closed'],
      by: ['System'],
      why: 'The request closed.',
    },
  },
});

export type LeadVerb = keyof typeof leadLifecycle.moves;
