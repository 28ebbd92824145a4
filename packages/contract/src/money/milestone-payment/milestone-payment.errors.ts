import { defineErrors } from '../../kernel/errors.ts';

export const milestonePaymentErrors = defineErrors({
  milestone_order_not_found: [404, 'Resource is not available'],
  milestone_nothing_due: [409, 'Nothing is due for this milestone.'],
});
