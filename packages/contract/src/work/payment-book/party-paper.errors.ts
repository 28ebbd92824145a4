import { defineErrors } from '../../kernel/errors.ts';

export const partyPaperErrors = defineErrors({
  paper_not_found: [404, 'Resource is not available'],
  paper_issued: [409, 'This entry has its paper already.'],
  paper_not_of_entry: [409, 'No paper is issued for this entry.'],
  paper_of_platform: [409, 'This customer is on the platform and gets invoices here already.'],
  paper_basis: [409, 'This kind of bill doesn’t fit. Choose one of the list.'],
  paper_place: [400, 'Choose a state.'],
  paper_address_missing: [409, 'Add the address of this customer first.'],
  paper_code_missing: [400, 'Enter the HSN or SAC code.'],
  paper_corrects_missing: [400, 'Choose the invoice that this credit note is for.'],
  paper_credit_above: [409, 'This is more than is left of that invoice. Choose another one.'],
});
