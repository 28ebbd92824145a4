import { defineErrors } from '../../kernel/errors.ts';

export const quotationFileErrors = defineErrors({
  quotation_file_not_found: [404, 'Resource is not available'],
  quotation_file_gone: [409, 'One of the files isn’t there any more. Remove it and add it again.'],
  quotation_file_limit: [429, 'You added too many files today. Try again tomorrow.'],
  quotation_file_used: [409, 'This file was already sent. It can’t be removed.'],
});
