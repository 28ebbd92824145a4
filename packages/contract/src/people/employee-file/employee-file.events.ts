import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

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
    summary: 'A document of an employee’s file ends in a month at most.',
    facts: z.object({
      organisationId: ref('organisation'),
      employeeId: ref('employee'),
      employeeDocumentId: ref('employee document'),
    }),
  }),
};
