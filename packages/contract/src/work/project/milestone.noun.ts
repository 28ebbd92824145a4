import * as z from 'zod/mini';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

export const milestoneStatuses = [
  'Pending',
  'Project Submitted For Review',
  'Accepted',
  'Disputed',
  'Cancelled',
] as const;
export type MilestoneStatus = (typeof milestoneStatuses)[number];

/** A part of a project: done, approved, and then paid. What is paid of it is in the payment book, not here. */
export const milestoneLifecycle = lifecycle({
  name: 'milestone',
  states: milestoneStatuses,
  actors: ['Partner', 'Buyer', 'System', 'Admin', 'Another Admin'],
  moves: {
    plan: {
      from: [null],
      to: ['Pending'],
      by: ['Partner', 'System'],
      why: 'Written with the project or later; the client of an agreement has agreed to it.',
    },
    planAdvance: {
      from: [null],
      to: ['Accepted'],
      by: ['Partner', 'System'],
      why: 'An advance is due before the work: there is nothing to approve.',
      tells: ['milestone.accepted'],
    },
    submit: {
      from: ['Pending'],
      to: ['Project Submitted For Review'],
      by: ['Partner'],
      why: 'It is done, and the client is asked to look.',
      tells: ['milestone.submitted'],
      times: ['project.approve_waiting'],
    },
    approve: {
      from: ['Project Submitted For Review'],
      to: ['Accepted'],
      by: ['Buyer'],
      why: 'The client agrees that it is done; what is to be paid was shown.',
      tells: ['milestone.accepted'],
    },
    approveByClock: {
      from: ['Project Submitted For Review'],
      to: ['Accepted'],
      by: ['System'],
      why: 'The client was told twice and did not answer for the days of the rules.',
      tells: ['milestone.accepted'],
    },
    sendBack: {
      from: ['Project Submitted For Review'],
      to: ['Pending'],
      by: ['Buyer'],
      why: 'Something is missing; the client says what.',
      tells: ['milestone.sent_back'],
    },
    accept: {
      from: ['Pending'],
      to: ['Accepted'],
      by: ['Partner'],
      why: 'Its party is not on the platform: the partner notes that it agreed.',
      tells: ['milestone.accepted'],
    },
    dispute: {
      from: ['Accepted'],
      to: ['Disputed'],
      by: ['Buyer'],
      why: 'The client says what is wrong, within the days of the rules; nothing more of it is paid until it ends.',
      tells: ['milestone.disputed'],
    },
    withdrawDispute: {
      from: ['Disputed'],
      to: ['Accepted'],
      by: ['Buyer'],
      why: 'The client is content after all.',
      tells: ['milestone.dispute_ended'],
    },
    proposeReduction: {
      from: ['Disputed'],
      to: ['Disputed'],
      by: ['Admin'],
      why: 'Staff would take off more than the limit: another Admin decides on it.',
    },
    refuseReduction: {
      from: ['Disputed'],
      to: ['Disputed'],
      by: ['Another Admin'],
      why: 'Not with this sum: the dispute waits again.',
    },
    decideForPartner: {
      from: ['Disputed'],
      to: ['Accepted'],
      by: ['Admin'],
      why: 'Staff read both sides: what was accepted is to be paid.',
      tells: ['milestone.dispute_ended'],
    },
    decideForClient: {
      from: ['Disputed'],
      to: ['Accepted'],
      by: ['Admin'],
      why: 'Staff take something off: what was not paid is not to be paid, the rest goes back.',
      tells: ['milestone.dispute_ended'],
    },
    approveReduction: {
      from: ['Disputed'],
      to: ['Accepted'],
      by: ['Another Admin'],
      why: 'The proposed sum is taken off.',
      tells: ['milestone.dispute_ended'],
    },
    drop: {
      from: ['Pending'],
      to: ['Cancelled'],
      by: ['Partner', 'System'],
      why: 'It is not done: the project is cancelled, or was written by hand and this part is taken out, or its client accepted a change without it.',
    },
  },
});

export type MilestoneVerb = keyof typeof milestoneLifecycle.moves;

const facts = z.object({
  milestoneId: ref('milestone'),
  projectId: ref('project'),
  organisationId: ref('partner'),
});

export const milestoneEvents = {
  submitted: event('milestone.submitted', { summary: 'A milestone waits for its client’s approval.', facts }),
  reminded: event('milestone.reminded', {
    summary: 'A milestone still waits, and is accepted by itself before long.',
    facts,
  }),
  accepted: event('milestone.accepted', { summary: 'A milestone was accepted, and is to be paid.', facts }),
  disputed: event('milestone.disputed', {
    summary: 'A client says that something is wrong with an accepted milestone.',
    facts,
  }),
  disputeAnswered: event('milestone.dispute_answered', {
    summary: 'A partner answered the dispute of a milestone.',
    facts,
  }),
  disputeEnded: event('milestone.dispute_ended', {
    summary: 'The dispute of a milestone was withdrawn or decided.',
    facts,
  }),
  sentBack: event('milestone.sent_back', { summary: 'A client found something missing.', facts }),
};

/** Met by staff alone. */
export const milestoneDisputeErrors = defineErrors({
  milestone_dispute_not_found: [404, 'Resource is not available'],
  milestone_dispute_ended: [409, 'This dispute has changed. Check it and try again.'],
  milestone_reduction_too_much: [409, 'Take off no more than what is left of the milestone.'],
  milestone_reduction_proposed: [
    409,
    'A reduction is awaiting approval by another Admin. It must be decided first.',
  ],
  own_reduction: [403, 'Another Admin decides on a reduction that you proposed.'],
});
