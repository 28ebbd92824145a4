import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf, allActs } from '../../kernel/act.ts';
import { employeeBankLifecycle } from './employee-bank.noun.ts';

export const employeeFileEvents = {
  bankGiven: event('employee_bank.given', {
    summary: 'An employee gave the account for the salary; it is being checked.',
    facts: z.object({
      organisationId: ref('organisation'),
      employeeId: ref('employee'),
      checkId: ref('bank check'),
    }),
  }),
  documentExpiring: event('employee_document.expiring', {
    summary: 'A document of an employee’s file ends in 60, 30 or 7 days, or today.',
    facts: z.object({
      organisationId: ref('organisation'),
      employeeId: ref('employee'),
      employeeDocumentId: ref('employee document'),
    }),
  }),
};

export const employeeFileErrors = defineErrors({
  employee_file_not_found: [404, 'Resource is not available'],
  employee_file_changed: [409, 'This file was changed meanwhile. Check it and try again.'],
  employee_file_uan_taken: [409, 'Another employee has this UAN. Check the number.'],
  employee_file_born: [400, 'Check the date of birth. Employees are between 14 and 100 years old.'],
  employee_bank_missing: [409, 'Add a bank account first.'],
  employee_bank_ifsc: [400, 'No bank has this IFSC code. Check your cheque book.'],
  employee_bank_verified: [409, 'This bank account is already verified.'],
  employee_bank_code_wrong: [400, 'Incorrect digits. Check your bank’s message.'],
  employee_bank_code_used_up: [409, 'Too many attempts. Enter the bank account again.'],
  employee_bank_too_often: [429, 'You changed the bank account too often today. Try again tomorrow.'],
  employee_bank_moved_on: [409, 'This bank account changed meanwhile. Check it and try again.'],
  employee_document_unknown: [404, 'This document isn’t in the file.'],
  employee_document_added: [409, 'This document is in the file already.'],
  employee_documents_full: [409, 'A file holds 40 documents. Remove one first.'],
});

export const employeeFileActs = allActs(actsOf('employee_bank', employeeBankLifecycle), [
  'employee_file.edit',
  'employee_file.add_document',
  'employee_file.remove_document',
]);
