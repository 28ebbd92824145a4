import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

export const expenseEvents = {
  advanceGiven: event('expense.advance_given', {
    summary: 'An employee was given money in advance.',
    facts: z.object({ advanceId: ref('advance'), organisationId: ref('partner') }),
  }),
};

export const expenseErrors = defineErrors({
  expense_category_not_found: [404, 'Resource is not available'],
  expense_category_name_taken: [409, 'You already have a category with this name.'],
  expense_category_changed: [409, 'This category has changed. Check it and try again.'],
  expense_category_limit: [409, 'Use at most 50 categories.'],
  expense_category_closed: [409, 'This category is no longer available. Choose another.'],
  expense_day: [400, 'Choose a day from the last 180 days.'],
  expense_amount_missing: [400, 'Enter what it cost.'],
  expense_distance_missing: [400, 'Enter how far you travelled.'],
  expense_over_claim: [409, 'This is more than the category allows for one expense.'],
  expense_over_month: [409, 'With this you go over the monthly limit of the category.'],
  expense_receipt_missing: [409, 'Add a photo or PDF of the receipt.'],
  expense_receipt_gone: [409, 'One of the receipts isn’t there any more. Remove it and add it again.'],
  expense_receipt_not_found: [404, 'Resource is not available'],
  expense_receipt_limit: [429, 'You added too many receipts today. Try again tomorrow.'],
  expense_link_unknown: [400, 'Choose a booking or project of your business.'],
  expense_trip_unknown: [400, 'Choose a trip of your own that isn’t over.'],
  expense_link_two: [400, 'Choose either a booking or a project.'],
  expense_pay_more: [
    409,
    'This is more than is left to pay. Amounts on a confirmed payslip are paid with it.',
  ],
  expense_pay_reference: [400, 'Enter the number of the payment.'],
  advance_not_found: [404, 'Resource is not available'],
  advance_changed: [409, 'This advance has changed. Check it and try again.'],
  advance_staff_unknown: [400, 'Choose an active team member.'],
  advance_own: [403, 'You can’t give an advance to yourself.'],
  advance_day: [400, 'Choose a day from the last 12 months.'],
  advance_return_more: [409, 'This is more than is left of the advance.'],
});

export const expenseActs = [
  'expense_category.add',
  'expense_category.edit',
  'expense_advance.give',
  'expense_advance.return',
  'reimbursement.pay',
] as const;
