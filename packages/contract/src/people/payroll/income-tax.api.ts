/** Income tax on salaries: calls of our own beside `user/salary`. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { optionalText, ref, whole, wholeParam } from '../../kernel/schema.ts';
import { payrollErrors } from './payroll.noun.ts';
import { incomeTaxErrors as e } from './income-tax.noun.ts';
import {
  claimBody,
  claimId,
  taxPerson,
  taxPersonRow,
  taxRegimes,
  taxReviewBody,
  taxSetting,
  taxSettingBody,
  taxYear,
} from './income-tax.model.ts';
import { staffId } from './salary-structure.model.ts';

const tag = 'Salary';
const staff = { who: 'roles', roles: ['Service Partner', 'subUser'] } as const;
const own = { ...staff, scope: 'the own income tax; with salary.view that of the own organisation' } as const;
const mine = { ...staff, scope: 'the own income tax' } as const;
const reading = { ...staff, permission: 'salary.view', scope: 'salaries of the own organisation' } as const;
const changing = { ...reading, permission: 'salary.update' } as const;
const ofYear = z.object({ taxYear, staffId: z.optional(staffId).check(z.describe('Left out: oneself.')) });

export const getTaxPerson = endpoint('GET /user/salary/tax', {
  summary: 'A tax year of a person: the regime, both taxes beside each other, what was declared and deducted',
  tag,
  authz: own,
  query: ofYear,
  response: taxPerson,
  errors: [e.tax_person_not_found],
});

export const chooseTaxRegime = endpoint('PATCH /user/salary/tax', {
  summary: 'Choose the old or the new regime for a tax year, until its last day',
  tag,
  authz: mine,
  unconfirmed: 'carries-version',
  body: z.object({
    taxYear,
    regime: z.enum(taxRegimes, 'Choose one of the list.'),
    version: whole(0, 1_000_000, 'As it was read.'),
  }),
  response: taxPerson,
  errors: [e.tax_person_not_found, e.tax_choice_closed, e.tax_choice_moved_on],
});

export const declareTaxClaim = endpoint('POST /user/salary/tax/claim', {
  summary: 'Declare a rent, a deduction or income for a tax year, until its last day',
  tag,
  authz: mine,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: claimBody,
  response: taxPerson,
  errors: [
    e.tax_person_not_found,
    e.tax_claims_closed,
    e.tax_claims_full,
    e.tax_landlord_pan,
    e.tax_rent_months,
    e.tax_relief_year,
  ],
});

export const removeTaxClaim = endpoint('DELETE /user/salary/tax/claim', {
  summary: 'Take back what was declared, until it was accepted',
  tag,
  authz: mine,
  unconfirmed: 'removes-named',
  query: z.object({ claimId }),
  response: taxPerson,
  errors: [e.tax_claim_not_found, e.tax_claim_accepted],
});

export const reviewTaxClaim = endpoint('PATCH /user/salary/tax/claim', {
  summary: 'Accept what an employee declared, in whole or in part, or reject it; never one’s own',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: taxReviewBody,
  response: taxPerson,
  errors: [
    e.tax_claim_not_found,
    e.tax_claim_moved_on,
    e.tax_claim_own,
    e.tax_review_amount,
    e.tax_review_why,
  ],
});

export const proveTaxClaim = endpoint('POST /user/salary/tax/proof', {
  summary: 'Add a file of one’s own documents as proof, until its last day',
  tag,
  authz: mine,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.object({ claimId, documentId: ref('document') }),
  response: taxPerson,
  errors: [e.tax_claim_not_found, e.tax_proofs_closed, e.tax_proof_unknown],
});

export const openTaxProof = endpoint('GET /user/salary/tax/proof', {
  summary: 'A link to a proof that lives for a minute',
  tag,
  authz: own,
  query: z.object({ claimId, documentId: ref('document') }),
  response: z.object({ url: z.string(), expiresAt: z.string() }),
  errors: [e.tax_claim_not_found],
});

export const taxPeopleQuery = z.object({
  ...countedPageQuery,
  taxYear,
  search: optionalText(60, 'A part of the name.'),
});

export const listTaxPeople = endpoint('GET /user/salary/tax/people', {
  summary: 'Who chose and declared what for a tax year, whose PAN is missing, and what waits for a review',
  tag,
  authz: reading,
  query: taxPeopleQuery,
  response: countedPageOf(taxPersonRow),
});

export const getTaxSetting = endpoint('GET /user/salary/tax/setting', {
  summary: 'Last days of a tax year, TAN, who signs certificates, and the quarters with their statements',
  tag,
  authz: reading,
  query: z.object({ taxYear }),
  response: taxSetting,
});

export const editTaxSetting = endpoint('PATCH /user/salary/tax/setting', {
  summary: 'Change last days, TAN and who signs',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: taxSettingBody,
  response: taxSetting,
  errors: [payrollErrors.payroll_settings_moved_on, e.tax_setting_days],
});

export const getTaxCertificate = endpoint('GET /user/salary/tax/certificate', {
  summary: 'Certificate of tax deducted on salary as PDF: Form 16, from April 2026 on Form 130',
  tag,
  authz: own,
  query: ofYear,
  produces: 'application/pdf',
  errors: [e.tax_person_not_found, e.tax_certificate_early, e.tax_tan_missing],
});

export const getTaxStatement = endpoint('GET /user/salary/tax/statement', {
  summary: 'Quarterly statement of tax deducted on salaries as a file: 24Q, from April 2026 on Form 138',
  tag,
  authz: reading,
  query: z.object({ taxYear, quarter: wholeParam(1, 4, '1: April to June.') }),
  produces: 'text/plain',
  errors: [e.tax_tan_missing],
});
