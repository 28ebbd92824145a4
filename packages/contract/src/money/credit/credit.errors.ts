import { defineErrors } from '../../kernel/errors.ts';

export const creditErrors = defineErrors({
  customer_not_found: [404, 'There is no such customer.'],
  credit_waits: [409, 'Credit for this customer is awaiting approval by another Admin.'],
  no_credit_waits: [409, 'No credit for this customer waits any more.'],
  own_credit: [403, 'You asked for this credit. Another Admin must decide.'],
});
