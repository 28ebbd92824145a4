import { defineErrors } from '../../kernel/errors.ts';

export const enquiryErrors = defineErrors({
  enquiry_not_found: [404, 'Resource is not available'],
  enquiry_moved_on: [409, 'This enquiry has changed. Check it and try again.'],
  enquiry_nobody_there: [409, 'No partner offers this service at your place. Choose another place.'],
  enquiry_asked_already: [409, 'You asked this partner already. Continue in your open enquiry.'],
  enquiry_limit: [429, 'You have many open enquiries. Close one, or try again tomorrow.'],
  enquiry_full: [409, 'This enquiry is full. Send a new one.'],
  enquiry_has_contact: [
    400,
    'Remove phone numbers, also those over two messages. You share them when you book.',
  ],
  suggestion_not_offered: [409, 'You don’t offer this service there. Choose another one.'],
});
