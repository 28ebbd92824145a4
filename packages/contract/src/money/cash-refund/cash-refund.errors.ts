import { defineErrors } from '../../kernel/errors.ts';

export const cashRefundErrors = defineErrors({
  cash_refund_not_found: [404, 'Resource is not available'],
  account_name_differs: [409, 'The bank has another name for this account. Check the details.'],
  own_cash_refund: [403, 'Another Admin has to approve it, because you checked it.'],
});
