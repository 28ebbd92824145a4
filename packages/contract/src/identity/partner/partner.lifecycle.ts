/**
 * The life of a partner's account. The states are the partner profile statuses of specification section 4; the
 * moves are the project's own. The profile cannot be edited while Pending; a live profile changes by a
 * change request and never by a move.
 */
import { partnerProfileStatuses } from '../account/account.model.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';

export const partnerLifecycle = lifecycle({
  name: 'partner',
  states: partnerProfileStatuses,
  actors: ['Buyer', 'Service Partner', 'Admin', 'System'],
  moves: {
    start: {
      from: [null],
      to: ['Created'],
      by: ['Buyer'],
      why: 'A buyer who is no partner yet; the role Service Partner is added to the person.',
      tells: ['partner.started'],
    },
    submit: {
      from: ['Created', 'Rejected'],
      to: ['Pending'],
      by: ['Service Partner'],
      why: 'Every step is filled in, at least one service is offered, GST and PAN were checked.',
      tells: ['partner.status_changed'],
    },
    approve: {
      from: ['Pending'],
      to: ['Approved'],
      by: ['Admin'],
      why: 'An Admin has checked the profile and its documents.',
      tells: ['partner.status_changed'],
    },
    reject: {
      from: ['Pending'],
      to: ['Rejected'],
      by: ['Admin'],
      why: 'A reason for each field that must be fixed.',
      tells: ['partner.status_changed'],
    },
    activate: {
      from: ['Approved'],
      to: ['Active'],
      by: ['System'],
      why: 'The bank account was verified, before or after the approval.',
      tells: ['partner.status_changed'],
    },
    suspend: {
      from: ['Active'],
      to: ['Suspended'],
      by: ['Admin', 'System'],
      why: 'Rule Voilation by an Admin or with the account of its owner, Subscription expired by the clock.',
      tells: ['partner.status_changed'],
    },
    lift: {
      from: ['Suspended'],
      to: ['Active'],
      by: ['Admin', 'System'],
      why: 'The matter is settled, or the subscription was paid.',
      tells: ['partner.status_changed'],
    },
    block: {
      from: ['Active', 'Suspended'],
      to: ['Blocked'],
      by: ['Admin'],
      why: 'Grave or repeated; only an appeal opens it again.',
      tells: ['partner.status_changed'],
    },
    unblock: {
      from: ['Blocked'],
      to: ['Active'],
      by: ['Admin'],
      why: 'The appeal was heard.',
      tells: ['partner.status_changed'],
    },
    askToDeactivate: {
      from: ['Active'],
      to: ['PendingForDeactivation'],
      by: ['Service Partner', 'System'],
      why: 'The owner wants to stop, or closed the own account; nothing new is offered, what is open must end first.',
      tells: ['partner.status_changed'],
    },
    deactivate: {
      from: ['PendingForDeactivation'],
      to: ['Deactivated'],
      by: ['System'],
      why: 'The last open booking has ended.',
      tells: ['partner.status_changed'],
    },
    reactivate: {
      from: ['Deactivated'],
      to: ['Active'],
      by: ['Admin', 'System'],
      why: 'Support was asked for it, or brought the owner back with whose account it was closed.',
      tells: ['partner.status_changed'],
    },
    rest: {
      from: ['Active'],
      to: ['Inactive'],
      by: ['System'],
      why: 'Its owner has not been there for 90 days: the account rests, and the shop with it.',
      tells: ['partner.status_changed'],
    },
    wake: {
      from: ['Inactive'],
      to: ['Active'],
      by: ['System'],
      why: 'The owner has signed in.',
      tells: ['partner.status_changed'],
    },
  },
});

export type PartnerStatus = (typeof partnerLifecycle.states)[number];
export type PartnerVerb = keyof typeof partnerLifecycle.moves;
export type PartnerActor = (typeof partnerLifecycle.moves)[PartnerVerb]['by'][number];

/** Specification section 4, spelled as there. */
export const suspensionReasons = ['Rule Voilation', 'Subscription expired'] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];
