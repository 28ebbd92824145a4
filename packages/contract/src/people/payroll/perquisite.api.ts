/** Perquisites of employees: calls of our own beside `user/salary/tax`. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { incomeTaxErrors as e } from './income-tax.noun.ts';
import { taxYear } from './income-tax.model.ts';
import { perquisiteBody, perquisiteEditBody, perquisiteId, perquisites } from './perquisite.model.ts';
import { staffId } from './salary-structure.model.ts';

const tag = 'Salary';
const staff = { who: 'roles', roles: ['Service Partner', 'subUser'] } as const;
const own = {
  ...staff,
  scope: 'what one has oneself; with salary.view that of the own organisation',
} as const;
const changing = {
  ...staff,
  permission: 'salary.update',
  scope: 'salaries of the own organisation',
} as const;

export const getPerquisites = endpoint('GET /user/salary/tax/perquisite', {
  summary: 'What a person has beside the pay in a tax year, and what of it is taxed',
  tag,
  authz: own,
  query: z.object({ taxYear, staffId: z.optional(staffId).check(z.describe('Left out: oneself.')) }),
  response: perquisites,
  errors: [e.tax_person_not_found],
});

export const addPerquisite = endpoint('POST /user/salary/tax/perquisite', {
  summary:
    'Enter a perquisite or a profit in lieu of salary of someone else: taxed with the salary, not paid',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: perquisiteBody,
  response: perquisites,
  errors: [
    e.tax_person_not_found,
    e.tax_perquisite_own,
    e.tax_perquisites_full,
    e.tax_perquisite_loan,
    e.tax_perquisite_loan_twice,
  ],
});

export const editPerquisite = endpoint('PATCH /user/salary/tax/perquisite', {
  summary: 'Change what was entered; a loan stays the same loan',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: perquisiteEditBody,
  response: perquisites,
  errors: [
    e.tax_perquisite_not_found,
    e.tax_perquisite_own,
    e.tax_perquisite_moved_on,
    e.tax_perquisite_loan,
  ],
});

export const removePerquisite = endpoint('DELETE /user/salary/tax/perquisite', {
  summary: 'Remove what was entered',
  tag,
  authz: changing,
  unconfirmed: 'removes-named',
  query: z.object({ perquisiteId }),
  response: perquisites,
  errors: [e.tax_perquisite_not_found, e.tax_perquisite_own],
});
