/** The file of an employee: the person, statutory ids, the bank account, documents. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { day, instant, optionalText, whole } from '../../kernel/schema.ts';
import { bankAccountBody } from '../../identity/partner/partner.model.ts';
import { employeeId } from '../department/department.model.ts';
import { employeeFileErrors as e } from './employee-file.noun.ts';
import { employeeDocumentId, employeeDocumentKinds, employeeFile, fileBody } from './employee-file.model.ts';

const tag = 'People';
const authz = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  scope:
    'the own file; with manage_users.view those of the own organisation, with manage_users.update to change them',
} as const;
const own = { ...authz, scope: 'the own account' } as const;

export const getEmployeeFile = endpoint('GET /user/employee/file', {
  summary:
    'The person, ids, bank account and documents of an employee; sealed numbers by their last four characters',
  tag,
  authz,
  query: z.object({ employeeId: z.optional(employeeId) }),
  response: employeeFile,
  errors: [e.employee_file_not_found],
});

export const editEmployeeFile = endpoint('PATCH /user/employee/file', {
  summary: 'Change the personal part and the statutory ids of an employee',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: z.object({
    employeeId,
    version: whole(0, 1_000_000, 'As it was read; 0 before anything was written.'),
    ...fileBody.shape,
  }),
  response: employeeFile,
  errors: [
    e.employee_file_not_found,
    e.employee_file_changed,
    e.employee_file_uan_taken,
    e.employee_file_born,
  ],
});

export const giveEmployeeBank = endpoint('POST /user/employee/bank', {
  summary: 'Set the account that one’s own salary is paid to; one rupee is sent to it to check it',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  stepUp: true,
  body: bankAccountBody,
  response: employeeFile,
  errors: [e.employee_file_not_found, e.employee_bank_ifsc, e.employee_bank_too_often],
  perMinute: 20,
});

export const verifyEmployeeBank = endpoint('POST /user/employee/bank/verify', {
  summary: 'Confirm one’s own bank account with the code sent with the one rupee',
  tag,
  authz: own,
  unconfirmed: 'proves-identity',
  body: z.object({
    code: z
      .string('Enter the 4-digit reference.')
      .check(z.regex(/^[0-9]{4}$/, 'Enter the 4-digit reference.')),
  }),
  response: employeeFile,
  errors: [
    e.employee_file_not_found,
    e.employee_bank_missing,
    e.employee_bank_verified,
    e.employee_bank_code_wrong,
    e.employee_bank_code_used_up,
    e.employee_bank_moved_on,
  ],
  perMinute: 20,
});

export const addEmployeeDocument = endpoint('POST /user/employee/document', {
  summary: 'Put a kept document of one’s own into an employee’s file',
  tag,
  authz,
  unconfirmed: 'only-adds',
  body: z.object({
    employeeId,
    documentId: z.uuid('This is not a known id.'),
    kind: z.enum(employeeDocumentKinds, 'Choose one of the list.'),
    number: optionalText(40, 'Its number.'),
    expiresOn: z.nullable(day('Last day on which it is valid.')),
  }),
  response: employeeFile,
  errors: [
    e.employee_file_not_found,
    e.employee_document_unknown,
    e.employee_document_added,
    e.employee_documents_full,
  ],
});

export const removeEmployeeDocument = endpoint('DELETE /user/employee/document', {
  summary: 'Take a document out of an employee’s file; it stays in the drive of who added it',
  tag,
  authz,
  unconfirmed: 'removes-named',
  body: z.object({ employeeId, employeeDocumentId }),
  response: employeeFile,
  errors: [e.employee_file_not_found, e.employee_document_unknown],
});

export const openEmployeeDocument = endpoint('GET /user/employee/document', {
  summary: 'A link to a document of an employee’s file, good for one minute',
  tag,
  authz,
  query: z.object({ employeeId, employeeDocumentId }),
  response: z.object({ url: z.string(), expiresAt: instant() }),
  errors: [e.employee_file_not_found, e.employee_document_unknown],
});
