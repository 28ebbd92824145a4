import { defineErrors } from '../../kernel/errors.ts';

export const leadRefundErrors = defineErrors({
  lead_refund_not_found: [404, 'Resource is not available'],
  lead_refund_moved_on: [409, 'This claim was decided already.'],
  lead_claim_late: [409, 'It’s too late for a claim. You can claim for {{days}} days after unlocking.'],
  lead_claim_made: [409, 'There is a claim or a refund for this lead already.'],
  lead_claim_locked: [409, 'You haven’t unlocked this lead, so there is nothing to claim.'],
});
