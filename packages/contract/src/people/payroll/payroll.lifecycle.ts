import { lifecycle } from '../../kernel/lifecycle.ts';

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
