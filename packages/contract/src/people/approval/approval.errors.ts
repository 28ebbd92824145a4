import { defineErrors } from '../../kernel/errors.ts';

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
