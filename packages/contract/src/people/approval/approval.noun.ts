import { lifecycle } from '../../kernel/lifecycle.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf, allActs } from '../../kernel/act.ts';

/** Lower case, as the review words of the specification are. */
export const approvalStatuses = ['pending', 'approved', 'rejected', 'Cancelled', 'Completed'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/**
 * What an employee asks for and others review: leave, expenses, trips, corrections of attendance. `Reviewer` is the person whom the
 * present level names; `LastReviewer` the same at the last level, with the permission of the kind; neither is ever its owner.
 * `Business`: the owner of the business, where the level names someone else.
 */
export const approvalLifecycle = lifecycle({
  name: 'approval',
  states: approvalStatuses,
  actors: ['Owner', 'Reviewer', 'LastReviewer', 'Business', 'Payer', 'System'],
  moves: {
    ask: {
      from: [null],
      to: ['pending'],
      by: ['Owner'],
      why: 'Leave has days left and overlaps no other; an expense has the receipt that its category asks for.',
      tells: ['approval.asked'],
    },
    edit: {
      from: ['pending'],
      to: ['pending'],
      by: ['Owner'],
      why: 'Until the first reviewer acts.',
      tells: ['approval.edited'],
    },
    pass: {
      from: ['pending'],
      to: ['pending'],
      by: ['Reviewer'],
      why: 'Approved at this level; the next one decides.',
      tells: ['approval.passed'],
    },
    approve: {
      from: ['pending'],
      to: ['approved'],
      by: ['LastReviewer'],
      why: 'The last level. The amount is frozen; bookings that leave hits were given to others.',
      tells: ['approval.approved'],
    },
    reject: {
      from: ['pending'],
      to: ['rejected'],
      by: ['Reviewer', 'LastReviewer'],
      why: 'With a reason that the owner reads.',
      tells: ['approval.rejected'],
    },
    withdraw: {
      from: ['pending'],
      to: ['Cancelled'],
      by: ['Owner'],
      why: 'It is not wanted any more.',
      tells: ['approval.withdrawn'],
    },
    ask_cancel: {
      from: ['approved'],
      to: ['approved'],
      by: ['Owner'],
      why: 'Before it starts, and while nothing is paid; a reviewer confirms it.',
      tells: ['approval.cancel_asked'],
    },
    cancel: {
      from: ['approved'],
      to: ['Cancelled'],
      by: ['LastReviewer'],
      why: 'Its owner asked for it. Days of leave come back.',
      tells: ['approval.cancelled'],
    },
    keep: {
      from: ['approved'],
      to: ['approved'],
      by: ['LastReviewer'],
      why: 'Its owner asked to cancel it, and it stays.',
      tells: ['approval.kept'],
    },
    change: {
      from: ['approved'],
      to: ['pending'],
      by: ['Owner'],
      why: 'It has begun, and ends otherwise than approved: it is reviewed again.',
      tells: ['approval.changed'],
    },
    restore: {
      from: ['pending'],
      to: ['approved'],
      by: ['Owner', 'Reviewer', 'LastReviewer'],
      why: 'A change of what was approved is taken back or refused: what was approved stays.',
      tells: ['approval.restored'],
    },
    pay: {
      from: ['approved'],
      to: ['approved', 'Completed'],
      by: ['Payer', 'System'],
      why: 'Expenses and trips: in part, or whole, with the salary or by a payment with its reference.',
      tells: ['approval.paid'],
    },
    resubmit: {
      from: ['rejected'],
      to: ['pending'],
      by: ['Owner'],
      why: 'Within 30 days of the rejection, as a new round from the first level.',
      tells: ['approval.asked'],
    },
    take_over: {
      from: ['pending'],
      to: ['pending'],
      by: ['Business'],
      why: 'The owner of the business decides in place of whom the level names, with a reason that stays with it.',
      tells: ['approval.taken_over'],
    },
    remind: {
      from: ['pending'],
      to: ['pending'],
      by: ['System'],
      why: 'A level has waited 24 hours, and again after 72.',
      tells: ['approval.reminded'],
      times: ['approval.move_waiting'],
    },
    escalate: {
      from: ['pending'],
      to: ['pending'],
      by: ['System'],
      why: 'A level has waited 7 days: the next one decides, or at the last level the business. Nothing is approved by silence.',
      tells: ['approval.escalated'],
      times: ['approval.move_waiting'],
    },
  },
});

export type ApprovalVerb = keyof typeof approvalLifecycle.moves;

export const approvalErrors = defineErrors({
  approval_not_found: [404, 'Resource is not available'],
  approval_moved_on: [409, 'This request has changed. Check it and try again.'],
  approval_own: [403, 'You can’t review your own request.'],
  approval_not_yours: [403, 'This request is with another reviewer.'],
  approval_begun: [409, 'A reviewer has already acted. Withdraw it and ask again.'],
  approval_reason_missing: [400, 'Enter a reason. The employee reads it.'],
  approval_amount_more: [409, 'You can approve at most the amount asked for.'],
  approval_less_reason: [400, 'Enter why you approve less. The employee reads it.'],
  approval_cancel_late: [409, 'It has started or is partly paid. Ask for a change instead.'],
  approval_in_payroll: [409, 'It is on a confirmed payslip. It can’t be cancelled any more.'],
  approval_change_early: [409, 'It hasn’t started yet. Cancel it instead.'],
  approval_not_asked: [409, 'No one asked to cancel this.'],
  approval_resubmit_late: [409, 'It was rejected more than 30 days ago. Make a new request.'],
  reviewer_unknown: [400, 'Choose an active team member.'],
  approval_level_person: [400, 'Choose who reviews at this level.'],
  delegate_dates: [400, 'The last day comes before the first.'],
  delegate_overlaps: [409, 'You already have a substitute on these days.'],
  delegate_self: [400, 'Choose someone else as your substitute.'],
  delegate_cannot_review: [409, 'This colleague can’t approve requests. Give them the permission first.'],
  delegate_not_found: [404, 'Resource is not available'],
});

export const approvalActs = allActs(actsOf('approval', approvalLifecycle), [
  'approval_chain.save',
  'approval_delegate.add',
  'approval_delegate.remove',
]);
