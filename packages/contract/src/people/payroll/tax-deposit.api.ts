/** Deposits of withheld income tax: calls of our own beside `user/salary/tax`. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { incomeTaxErrors as e } from './income-tax.noun.ts';
import { taxYear } from './income-tax.model.ts';
import { challanBody, challanEditBody, challanId, filingBody, taxDeposits } from './tax-deposit.model.ts';

const tag = 'Salary';
const reading = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'salary.view',
  scope: 'salaries of the own organisation',
} as const;
const changing = { ...reading, permission: 'salary.update' } as const;
const wrong = [
  e.tax_quarter_filed,
  e.tax_challan_twice,
  e.tax_challan_empty,
  e.tax_challan_months,
  e.tax_challan_day,
  e.tax_challan_paid,
] as const;

export const getTaxDeposits = endpoint('GET /user/salary/tax/deposit', {
  summary: 'What was deducted, deposited and is left, month by month, with challans and filed statements',
  tag,
  authz: reading,
  query: z.object({ taxYear }),
  response: taxDeposits,
});

export const recordTaxChallan = endpoint('POST /user/salary/tax/deposit', {
  summary: 'Record a deposit of withheld income tax, by its challan or book entry',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: challanBody,
  response: taxDeposits,
  errors: [...wrong, e.tax_challans_full],
});

export const editTaxChallan = endpoint('PATCH /user/salary/tax/deposit', {
  summary: 'Correct a recorded deposit, until its statement was marked as filed',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: challanEditBody,
  response: taxDeposits,
  errors: [...wrong, e.tax_challan_not_found, e.tax_challan_moved_on],
});

export const removeTaxChallan = endpoint('DELETE /user/salary/tax/deposit', {
  summary: 'Remove a recorded deposit, until its statement was marked as filed',
  tag,
  authz: changing,
  unconfirmed: 'removes-named',
  query: z.object({ challanId }),
  response: taxDeposits,
  errors: [e.tax_challan_not_found, e.tax_quarter_filed],
});

export const fileTaxStatement = endpoint('PATCH /user/salary/tax/statement', {
  summary: 'Mark a quarterly statement as filed, or open it again for a correction',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: filingBody,
  response: taxDeposits,
  errors: [e.tax_quarter_moved_on, e.tax_filing_day],
});
