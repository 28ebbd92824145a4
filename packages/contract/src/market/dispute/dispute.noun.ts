import { lifecycle } from '../../kernel/lifecycle.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

export const disputeStates = ['open', 'answered', 'offered', 'proposed', 'decided'] as const;
export type DisputeState = (typeof disputeStates)[number];
/** What went wrong, in the customer's eyes. */
export const disputeKinds = ['not_done', 'damage', 'charged_wrongly', 'behaviour', 'other'] as const;
export type DisputeKind = (typeof disputeKinds)[number];
/** What the customer asks for. */
export const disputeRequests = ['rework', 'refund', 'explanation'] as const;
export type DisputeRequest = (typeof disputeRequests)[number];
/** What a partner may offer by itself. */
export const remedies = ['rework', 'refund'] as const;
export type Remedy = (typeof remedies)[number];
/** How a dispute may end. */
export const disputeOutcomes = ['rework', 'refund', 'dismissed'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];
/** Who bears a refund: the partner gives back its share of the bill, or the platform pays that too. */
export const bearers = ['partner', 'platform'] as const;
export type Bearer = (typeof bearers)[number];

/**
 * A customer's claim that a finished job went wrong. It moves with its booking, whose lifecycle declares the events;
 * what waits for a second Admin is a matter of staff alone.
 */
export const disputeLifecycle = lifecycle({
  name: 'booking_dispute',
  states: disputeStates,
  actors: ['Buyer', 'Service Partner', 'subUser', 'Professional', 'System', 'Admin', 'Another Admin'],
  moves: {
    openByStop: {
      from: [null],
      to: ['open'],
      by: ['Buyer', 'Service Partner', 'subUser', 'Professional'],
      why: 'A visit ended early and its sides do not agree to what was done.',
    },
    open: { from: [null], to: ['open'], by: ['Buyer'], why: 'Once a booking, in time after the work.' },
    answer: {
      from: ['open'],
      to: ['answered', 'offered'],
      by: ['Service Partner', 'subUser'],
      why: "The partner's side, once; offered: with rework or money back.",
    },
    accept: {
      from: ['offered'],
      to: ['decided'],
      by: ['Buyer'],
      why: 'The offer is taken: decided without staff.',
    },
    decline: { from: ['offered'], to: ['answered'], by: ['Buyer'], why: 'The offer is not taken.' },
    propose: {
      from: ['open', 'answered', 'offered'],
      to: ['proposed'],
      by: ['Admin'],
      why: 'A refund above the limit: another Admin decides.',
    },
    decide: {
      from: ['open', 'answered', 'offered'],
      to: ['decided'],
      by: ['Admin'],
      why: 'Once the partner has answered or its time is over.',
    },
    approve: { from: ['proposed'], to: ['decided'], by: ['Another Admin'], why: 'The refund is granted.' },
    refuse: {
      from: ['proposed'],
      to: ['answered'],
      by: ['Another Admin'],
      why: 'Not with this sum: the dispute waits again.',
    },
  },
});

export const disputeErrors = defineErrors({
  dispute_not_found: [404, 'Resource is not available'],
  dispute_too_late: [409, 'The time to report a problem with this job has ended. Contact support.'],
  dispute_once: [409, 'You’ve already reported a problem with this job.'],
  dispute_moved_on: [409, 'This dispute has changed. Check it again.'],
  dispute_taken: [409, 'Someone else has taken this dispute. Check it again.'],
  dispute_awaits_partner: [409, 'The partner can still answer. Decide when its time has ended.'],
  dispute_photos_full: [409, 'You can add up to {{limit}} photos.'],
  dispute_not_paid: [409, 'This booking isn’t fully paid. Only the whole bill can be taken off.'],
  refund_too_much: [409, 'A refund can’t be more than the bill of this booking.'],
  own_decision: [403, 'Another Admin decides on this.'],
  rework_over: [409, 'The time to book this rework has ended. Contact support.'],
  rework_booked: [409, 'This rework is already booked.'],
});

export const disputeActs = actsOf('dispute', disputeLifecycle, ['take', 'release']);
