/** What salaries are made of and who is paid what: specification section 7, `user/salary/structure` and `user/salary/users`. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { optionalText, paiseBetween } from '../../kernel/schema.ts';
import { payrollErrors as e } from './payroll.noun.ts';
import {
  mostComponents,
  mostMonthly,
  payrollSetting,
  payrollSettingBody,
  profileBody,
  salariedUser,
  salaryBody,
  salaryComponent,
  salaryStructure,
  staffId,
  structureBody,
  structurePreview,
} from './salary-structure.model.ts';

const tag = 'Salary';
const reading = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'salary.view',
  scope: 'salaries of the own organisation',
} as const;
const changing = { ...reading, permission: 'salary.update' } as const;

export const listSalaryStructures = endpoint('GET /user/salary/structure', {
  summary: 'Salary structures with their components as they count now, the newest first',
  tag,
  authz: reading,
  query: z.object(pageQuery),
  response: pageOf(salaryStructure),
});

export const writeSalaryStructure = endpoint('POST /user/salary/structure', {
  summary: 'Make a salary structure, or give an existing one new components from a month on',
  tag,
  authz: { ...changing, permission: 'salary.create' },
  unconfirmed: 'carries-version',
  status: 201,
  idempotency: 'required',
  body: structureBody,
  response: salaryStructure,
  errors: [
    e.salary_structure_not_found,
    e.salary_structure_moved_on,
    e.salary_structure_name,
    e.salary_structure_wrong,
    e.salary_structure_used,
  ],
});

export const previewSalaryStructure = endpoint('POST /user/salary/structure/preview', {
  summary: 'What components would give a real person a month; mistakes of formulas at their place',
  tag,
  authz: reading,
  unconfirmed: 'only-reads',
  body: z.object({
    staffId: z.optional(staffId),
    monthly: paiseBetween(0, mostMonthly, 'Monthly pay, in paise.'),
    components: z
      .array(salaryComponent, 'Send a list.')
      .check(
        z.minLength(1, 'Add at least one component.'),
        z.maxLength(mostComponents, `Use at most ${mostComponents}.`),
      ),
  }),
  response: structurePreview,
  errors: [e.salary_structure_wrong, e.salary_staff_unknown],
  touches: 'nothing',
});

export const salariedQuery = z.object({
  ...countedPageQuery,
  search: optionalText(60, 'A part of the name.'),
});

export const listSalariedUsers = endpoint('GET /user/salary/users', {
  summary: 'Members of staff with what they are paid now, by name',
  tag,
  authz: reading,
  query: salariedQuery,
  response: countedPageOf(salariedUser),
});

export const setSalary = endpoint('POST /user/salary/users', {
  summary:
    'Set what a member of staff is paid from a month on; never one’s own. An earlier month that was paid gives arrears',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: salaryBody,
  response: salariedUser,
  errors: [e.salary_own, e.salary_staff_unknown, e.salary_structure_not_found, e.salary_month_set],
});

export const editPayrollProfile = endpoint('PATCH /user/salary/users', {
  summary: 'What the law asks about a person: state, provident fund, state insurance, tax; never one’s own',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: profileBody,
  response: salariedUser,
  errors: [e.salary_own, e.salary_staff_unknown, e.payroll_settings_moved_on],
});

export const getPayrollSetting = endpoint('GET /user/salary/setting', {
  summary: 'What the organisation is registered for, and so deducts and pays',
  tag,
  authz: reading,
  response: payrollSetting,
});

export const editPayrollSetting = endpoint('PATCH /user/salary/setting', {
  summary: 'Change what the organisation is registered for',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: payrollSettingBody,
  response: payrollSetting,
  errors: [e.payroll_settings_moved_on],
});
