import { defineErrors } from '../../kernel/errors.ts';

export const payLaterErrors = defineErrors({
  pay_later_closed: [409, 'You can’t pay later right now. Choose another way to pay.'],
  pay_later_too_small: [409, 'This is more than you can pay later. Choose another way to pay.'],
  pay_later_too_late: [409, 'This booking isn’t waiting for a payment any more.'],
  limit_waits: [409, 'A limit for this customer is awaiting approval by another Admin.'],
  no_limit_waits: [409, 'No limit for this customer waits any more.'],
  own_limit: [403, 'You asked for this limit. Another Admin must decide.'],
});
