import { defineErrors } from '../../kernel/errors.ts';

export const incomeTaxErrors = defineErrors({
  tax_person_not_found: [404, 'Resource is not available'],
  tax_choice_closed: [409, 'The last day to choose has passed.'],
  tax_choice_moved_on: [409, 'Your choice has changed. Check it and try again.'],
  tax_claims_closed: [409, 'The last day to declare has passed.'],
  tax_claims_full: [409, 'You can’t declare more. Remove something first.'],
  tax_claim_not_found: [404, 'Resource is not available'],
  tax_claim_moved_on: [409, 'This declaration has changed. Check it and try again.'],
  tax_claim_accepted: [409, 'This was accepted. It can’t be removed.'],
  tax_claim_own: [403, 'Someone else must review what you declared.'],
  tax_landlord_pan: [400, 'Enter the landlord’s PAN. The rent of the year needs it.'],
  tax_rent_months: [400, 'Choose months of this tax year, the first one first.'],
  tax_proofs_closed: [409, 'The last day for proofs has passed.'],
  tax_proof_unknown: [400, 'Choose a file of your own.'],
  tax_review_amount: [400, 'Accept no more than was declared.'],
  tax_review_why: [400, 'Enter a reason.'],
  tax_setting_days: [400, 'Choose days within the tax year.'],
  tax_certificate_early: [409, 'You can download the certificate once the tax year has ended.'],
  tax_tan_missing: [409, 'Enter the TAN in the tax settings first.'],
});
