import { defineErrors } from '../../kernel/errors.ts';

export const leadCreditErrors = defineErrors({
  lead_pack_gone: [409, 'This pack is no longer sold. Choose another one.'],
  lead_pack_order_not_found: [404, 'Resource is not available'],
});
