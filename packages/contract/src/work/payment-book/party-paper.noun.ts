import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

export const partyPaperEvents = {
  sent: event('party_paper.sent', {
    summary: 'A paper was sent to a party outside of the platform, and its mail is due.',
    facts: z.object({ mailId: ref('mail of a paper') }),
  }),
};

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
  paper_lines_sum: [409, 'The lines don’t add up to the amount. Correct a line.'],
  paper_rate: [400, 'Choose a GST rate of that day.'],
  paper_line_credited: [409, 'This is more than is left of that line.'],
  paper_email_missing: [409, 'Add the email address of this customer first.'],
  paper_email_changed: [409, 'The email address was changed. Look at it again.'],
  paper_sent_often: [409, 'This was sent several times today. Send it again tomorrow.'],
  paper_credit_above: [409, 'This is more than is left of that invoice. Choose another one.'],
});
