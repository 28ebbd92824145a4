import { defineErrors } from '../../kernel/errors.ts';

export const rfqErrors = defineErrors({
  rfq_not_found: [404, 'Resource is not available'],
  rfq_moved_on: [409, 'This request has changed. Check it and try again.'],
  rfq_limit: [
    429,
    'You have {{limit}} open requests for this kind of work. Cancel one, or wait for its answers.',
  ],
  rfq_part_agreed: [
    409,
    'You have agreed with a partner on lines of this request. Close it for the others instead.',
  ],
  rfq_not_over: [409, 'This request is still open. Edit it instead.'],
  rfq_unlocked: [409, 'A partner has unlocked your request, so it can’t be edited. Write to the partner.'],
  rfq_files_limit: [409, 'A request holds at most {{limit}} files.'],
  rfq_question_unknown: [409, 'The questions have changed. Reload the page and answer them again.'],
  rfq_partner_not_there: [409, 'A partner you chose doesn’t offer this at your place. Choose another one.'],
});
