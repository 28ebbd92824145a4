import { defineErrors } from '../../kernel/errors.ts';

export const payoutErrors = defineErrors({
  payout_not_found: [404, 'Resource is not available'],
  earning_not_found: [404, 'Resource is not available'],
  own_payout_check: [403, 'You’ve already agreed to this run. Another Admin must send it.'],
  account_refused: [
    409,
    'The bank refused this account. The partner needs to add another one before a payout can be made.',
  ],
  payout_retry_too_large: [
    409,
    'This is more than one Admin may send. It goes with the next run, which a second Admin checks.',
  ],
  nothing_to_pay: [409, 'Nothing can be paid to this partner now.'],
});
