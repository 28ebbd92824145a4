import { lifecycle } from '../../kernel/lifecycle.ts';

export const leadRefundStatuses = ['Waiting', 'Returned', 'Refused', 'Withdrawn'] as const;
export type LeadRefundStatus = (typeof leadRefundStatuses)[number];

/** Credits of an unlocked lead that come back, once a lead: by the rules, or because a partner claims them. */
export const leadRefundLifecycle = lifecycle({
  name: 'lead_refund',
  states: leadRefundStatuses,
  actors: ['Partner', 'Admin', 'System'],
  moves: {
    return: {
      from: [null],
      to: ['Returned'],
      by: ['System'],
      why: 'The customer never opened what the partner sent, or cancelled before reading a quote.',
      times: ['quotation.return_unseen'],
    },
    claim: {
      from: [null],
      to: ['Waiting'],
      by: ['Partner'],
      why: 'The contact is wrong; within the days of the rules after unlocking.',
    },
    correct: {
      from: ['Waiting'],
      to: ['Waiting'],
      by: ['Partner'],
      why: 'The partner says better what is wrong, before it is decided.',
    },
    takeBack: {
      from: ['Waiting'],
      to: ['Withdrawn'],
      by: ['Partner'],
      why: 'The contact was right after all; nothing comes back.',
    },
    agree: {
      from: ['Waiting'],
      to: ['Returned'],
      by: ['Admin'],
      why: 'The claim is right; the credits come back in the same transaction.',
    },
    refuse: {
      from: ['Waiting'],
      to: ['Refused'],
      by: ['Admin'],
      why: 'The claim is not right; the partner reads why.',
      tells: ['lead_refund.refused'],
    },
  },
});

export type LeadRefundVerb = keyof typeof leadRefundLifecycle.moves;
