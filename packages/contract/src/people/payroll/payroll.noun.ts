import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf, allActs } from '../../kernel/act.ts';

export const payrollStatuses = [
  'Preparing',
  'Draft',
  'Needs Approval',
  'Confirmed',
  'Paid',
  'Discarded',
] as const;
export type PayrollStatus = (typeof payrollStatuses)[number];

/** A month's salaries of an organisation, from the first sum to the last payment. */
export const payrollLifecycle = lifecycle({
  name: 'payroll_run',
  states: payrollStatuses,
  actors: ['Office', 'Another', 'System'],
  moves: {
    begin: {
      from: [null],
      to: ['Preparing'],
      by: ['Office'],
      why: 'Once for each month, and once for a final settlement after it; a discarded one does not count.',
      tells: ['payroll.requested'],
    },
    prepare: {
      from: ['Preparing'],
      to: ['Preparing', 'Draft'],
      by: ['System'],
      why: 'Some hundred people at a time; it goes on where it was cut short.',
    },
    again: {
      from: ['Draft'],
      to: ['Preparing'],
      by: ['Office'],
      why: 'Something changed: all payslips are worked out anew.',
      tells: ['payroll.requested'],
    },
    confirm: {
      from: ['Draft'],
      to: ['Confirmed'],
      by: ['Office'],
      why: 'Nothing in it changes any more. Not by who has a changed salary in it.',
      tells: ['payroll.confirmed'],
    },
    check: {
      from: ['Draft'],
      to: ['Needs Approval'],
      by: ['Office'],
      why: 'The first of two, where the run holds a change of their own salary.',
      tells: ['payroll.checked'],
    },
    approve: {
      from: ['Needs Approval'],
      to: ['Confirmed'],
      by: ['Another'],
      why: 'The second of two. Nothing in it changes any more.',
      tells: ['payroll.confirmed'],
    },
    sendBack: {
      from: ['Needs Approval'],
      to: ['Draft'],
      by: ['Office'],
      why: 'Something is not right yet.',
    },
    discard: {
      from: ['Preparing', 'Draft', 'Needs Approval'],
      to: ['Discarded'],
      by: ['Office'],
      why: 'The month begins anew; nothing was paid of it.',
    },
    finish: { from: ['Confirmed'], to: ['Paid'], by: ['System'], why: 'Everyone in it was paid.' },
    reopen: {
      from: ['Paid'],
      to: ['Confirmed'],
      by: ['System'],
      why: 'The bank returned a payment, which is to be made again.',
    },
  },
});

export const salaryPaymentStatuses = ['PENDING', 'PROCESSING', 'PAID', 'FAILED'] as const;
export type SalaryPaymentStatus = (typeof salaryPaymentStatuses)[number];

/** The payment of one payslip, in the provider's words. Once for each person and month that has not failed. */
export const salaryPaymentLifecycle = lifecycle({
  name: 'salary_payment',
  states: salaryPaymentStatuses,
  actors: ['Office', 'System'],
  moves: {
    mark: {
      from: [null],
      to: ['PAID'],
      by: ['Office'],
      why: 'It was paid outside of the platform, with a reference.',
      tells: ['salary.paid'],
    },
    request: {
      from: [null],
      to: ['PENDING'],
      by: ['Office'],
      why: 'It is sent out of the balance of the organisation.',
      tells: ['salary.requested'],
    },
    send: { from: ['PENDING'], to: ['PROCESSING'], by: ['System'], why: 'The provider has taken it, once.' },
    settle: {
      from: ['PENDING', 'PROCESSING'],
      to: ['PAID'],
      by: ['System'],
      why: 'The provider signed that the bank has it.',
      tells: ['salary.paid'],
    },
    fail: {
      from: ['PENDING', 'PROCESSING', 'PAID'],
      to: ['FAILED'],
      by: ['System'],
      why: 'Refused or returned by the bank: the balance has it again.',
      tells: ['salary.failed'],
    },
  },
});

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

export const payrollErrors = defineErrors({
  payroll_not_found: [404, 'Resource is not available'],
  payslip_not_found: [404, 'Resource is not available'],
  payroll_moved_on: [409, 'This payroll has changed. Check it and try again.'],
  payroll_month_taken: [409, 'This month already has a payroll.'],
  payroll_month_future: [400, 'Choose this month or an earlier one.'],
  payroll_before_open: [409, 'Confirm or discard the earlier payroll first.'],
  payroll_settlement_none: [409, 'This person has no last day.'],
  payroll_settlement_early: [409, 'A final settlement starts on the last day.'],
  payroll_settlement_open: [
    409,
    'The payroll of the last month isn’t confirmed yet. It includes the settlement.',
  ],
  payroll_settlement_there: [409, 'This person already has a final settlement.'],
  payroll_settlement_nothing: [409, 'There is nothing left to settle.'],
  payroll_no_one: [409, 'No one has a salary for this month. Set salaries first.'],
  payroll_own_change: [403, 'Your own pay changed in this payroll. Someone else must confirm it too.'],
  payroll_extras_changed: [409, 'Something in this payroll has changed. Calculate it again.'],
  payroll_below_zero: [409, 'Net pay is below zero for someone here. Lower the deductions first.'],
  payroll_file_empty: [409, 'This file would be empty. Add bank accounts or numbers first.'],
  payroll_absence_open: [409, 'Decide about the days without a check-in first.'],
  payroll_absence_changed: [409, 'These days have changed. Check them and try again.'],
  payslip_frozen: [409, 'This payroll is confirmed. Its payslips can’t change.'],
  salary_paid_already: [409, 'Someone here was already paid for this month. Check and try again.'],
  salary_nothing_to_pay: [409, 'There is no one left to pay.'],
  salary_balance_low: [409, 'Your balance doesn’t cover these salaries.'],
  salary_no_bank: [409, 'Someone here has no verified bank account.'],
  salary_no_payouts: [409, 'Payouts are not set up. Pay by bank and enter the reference.'],
  salary_reference_missing: [400, 'Enter the reference of the payment.'],
  salary_own: [403, 'You can’t change your own salary.'],
  salary_month_set: [409, 'A salary from this month exists and was used. Choose a later month.'],
  salary_staff_unknown: [400, 'Choose an active team member.'],
  salary_structure_not_found: [404, 'Resource is not available'],
  salary_structure_moved_on: [409, 'This structure has changed. Check it and try again.'],
  salary_structure_name: [409, 'You already have a structure with this name.'],
  salary_structure_wrong: [400, 'Fix the marked components first.'],
  salary_structure_used: [409, 'Payslips of this month were confirmed. Choose a later month.'],
  payroll_entry_not_found: [404, 'Resource is not available'],
  payroll_settings_moved_on: [409, 'These settings have changed. Check them and try again.'],
});

export const payrollActs = allActs(
  actsOf('payroll_run', payrollLifecycle),
  actsOf('salary_payment', salaryPaymentLifecycle),
  [
    'salary_structure.write',
    'employee_salary.set',
    'payroll_profile.edit',
    'payroll_setting.edit',
    'payroll_absence.decide',
    'payroll_entry.add',
    'payroll_entry.remove',
  ],
);
