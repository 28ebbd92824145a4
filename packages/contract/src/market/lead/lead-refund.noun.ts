import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

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

export const leadRefundEvents = {
  refused: event('lead_refund.refused', {
    summary: 'An Admin refused a claim for credits of a lead.',
    facts: z.object({ leadId: ref('lead'), organisationId: ref('organisation') }),
  }),
};

export const leadRefundErrors = defineErrors({
  lead_refund_not_found: [404, 'Resource is not available'],
  lead_refund_moved_on: [409, 'This claim was decided already.'],
  lead_claim_late: [409, 'It’s too late for a claim. You can claim for {{days}} days after unlocking.'],
  lead_claim_made: [409, 'There is a claim or a refund for this lead already.'],
  lead_claim_locked: [409, 'You haven’t unlocked this lead, so there is nothing to claim.'],
});

export const leadRefundActs = actsOf('lead_refund', leadRefundLifecycle);
