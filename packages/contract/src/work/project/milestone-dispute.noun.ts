import { defineErrors } from '../../kernel/errors.ts';

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
