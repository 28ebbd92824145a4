import { defineErrors } from '../../kernel/errors.ts';

export const loanErrors = defineErrors({
  loan_not_found: [404, 'This loan does not exist.'],
  loan_moved_on: [409, 'This loan has changed. Check it and try again.'],
  loan_staff_unknown: [400, 'Choose someone who works for you.'],
  loan_own: [403, 'Someone else must do this for your own loan.'],
  loan_first_month: [400, 'Choose a first month from this month to a year ahead.'],
  loan_day: [400, 'Choose a day of the last year, not in the future.'],
  loan_reference: [400, 'Enter the number of the payment.'],
  loan_pause_month: [400, 'Choose a month in which an instalment is still to come.'],
  loan_repay_more: [409, 'Less than this is left of the loan.'],
  loan_handed_over: [409, 'The money was handed over already.'],
});
