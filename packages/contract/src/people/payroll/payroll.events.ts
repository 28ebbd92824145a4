import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

const run = { runId: ref('payroll run'), organisationId: ref('organisation') };
const payment = {
  paymentId: ref('salary payment'),
  payslipId: ref('payslip'),
  runId: ref('payroll run'),
  organisationId: ref('organisation'),
  staffId: ref('member of staff'),
};

export const payrollEvents = {
  requested: event('payroll.requested', {
    summary: 'The payslips of a month are to be worked out.',
    facts: z.object({ ...run, version: z.int() }),
  }),
  checked: event('payroll.checked', {
    summary: 'The first of two has confirmed a payroll that holds a change of their own pay.',
    facts: z.object(run),
  }),
  confirmed: event('payroll.confirmed', {
    summary: 'A payroll was confirmed, and its payslips can be read.',
    facts: z.object(run),
  }),
  payRequested: event('salary.requested', {
    summary: 'A salary is to be sent to a person’s account.',
    facts: z.object(payment),
  }),
  paid: event('salary.paid', {
    summary: 'A salary was paid.',
    facts: z.object(payment),
  }),
  payFailed: event('salary.failed', {
    summary: 'A salary was refused or returned by the bank.',
    facts: z.object(payment),
  }),
};
