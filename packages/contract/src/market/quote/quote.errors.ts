import { defineErrors } from '../../kernel/errors.ts';

export const quoteErrors = defineErrors({
  quote_not_found: [404, 'Resource is not available'],
  quote_superseded: [409, 'There is a newer version of this quote. Check it and try again.'],
  quote_expired: [409, 'This quote has expired. Ask the partner for a new one.'],
  quote_total_differs: [409, 'The total has changed. Check it and send the quote again.'],
  quote_service_unknown: [409, 'You don’t offer one of these services any more. Remove its line.'],
  quote_draft_changed: [409, 'Someone in your team changed this quote. Reload it.'],
  quote_counter_not_lower: [409, 'Your counter-offer must be lower than the quote.'],
  quote_counter_lines_differ: [409, 'The lines have changed. Check them and try again.'],
  quote_own_version: [409, 'You made this offer yourself. Wait for the other side.'],
  quote_version_limit: [429, 'This quote has too many versions. Accept one or end the request.'],
  quote_signed_already: [409, 'You have confirmed this quote already.'],
  quote_line_awarded: [
    409,
    'One of these lines is awarded to another partner already. Check the lines and try again.',
  ],
  quote_lines_unknown: [409, 'The lines have changed. Check them and try again.'],
  quote_lines_worthless: [409, 'These lines cost nothing on their own. Choose others.'],
  quote_accepted_whole: [409, 'You accepted a whole quote of this request, so its lines can’t be divided.'],
  award_nothing_agreed: [409, 'No partner has agreed yet. Cancel the request instead.'],
  award_waits: [409, 'A partner has accepted its lines. Confirm them before you close the request.'],
  quote_template_name_taken: [409, 'You have a template of this name. Choose another name.'],
  quote_template_limit: [429, 'You have 50 templates. Remove one first.'],
});
