import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

export const loanStatuses = ['asked', 'rejected', 'withdrawn', 'agreed', 'running', 'closed'] as const;
export type LoanStatus = (typeof loanStatuses)[number];

/** `Self`: whose loan it is. `Office`: the owner, and staff who change salaries, never of their own loan. */
const actors = ['Self', 'Office', 'System'] as const;

/** A loan of an employee, from the request to the last instalment. */
export const loanLifecycle = lifecycle({
  name: 'loan',
  states: loanStatuses,
  actors,
  moves: {
    ask: {
      from: [null],
      to: ['asked'],
      by: ['Self'],
      why: 'An employee asks for it; its request is reviewed.',
    },
    rewrite: {
      from: ['asked', 'rejected'],
      to: ['asked'],
      by: ['Self'],
      why: 'Before a reviewer acts, or again after a rejection.',
    },
    reject: { from: ['asked'], to: ['rejected'], by: ['System'], why: 'A reviewer rejected its request.' },
    withdraw: {
      from: ['asked', 'agreed'],
      to: ['withdrawn'],
      by: ['System'],
      why: 'Its request was withdrawn or cancelled, before any money was handed over.',
    },
    agree: {
      from: ['asked'],
      to: ['agreed'],
      by: ['System'],
      why: 'Its last reviewer approved it; the money is still to be handed over.',
    },
    drop: {
      from: ['agreed'],
      to: ['withdrawn'],
      by: ['Office'],
      why: 'The money is not handed over after all.',
      tells: ['loan.changed'],
    },
    give: {
      from: [null],
      to: ['running'],
      by: ['Office'],
      why: 'The business gives a loan that no one asked for, and hands it over.',
      tells: ['loan.given'],
    },
    hand_over: {
      from: ['agreed'],
      to: ['running'],
      by: ['Office'],
      why: 'The money was handed over; instalments begin with the first month.',
    },
    pause: {
      from: ['running'],
      to: ['running'],
      by: ['Office'],
      why: 'No instalment in one month; the others come a month later.',
      tells: ['loan.changed'],
    },
    resume: {
      from: ['running'],
      to: ['running'],
      by: ['Office'],
      why: 'A pause that no payroll has reached yet is taken back.',
      tells: ['loan.changed'],
    },
    deduct: {
      from: ['running'],
      to: ['running', 'closed'],
      by: ['System'],
      why: 'A payroll that takes an instalment is confirmed; a last salary takes what is left.',
      tells: ['loan.closed'],
    },
    repay: {
      from: ['running'],
      to: ['running', 'closed'],
      by: ['Office'],
      why: 'The employee gave money back outside of the salary, a part or all that is left.',
      tells: ['loan.changed', 'loan.closed'],
    },
  },
});
export type LoanVerb = keyof typeof loanLifecycle.moves;

const facts = z.object({
  loanId: ref('loan'),
  organisationId: ref('organisation'),
  userId: ref('person'),
});

export const loanEvents = {
  given: event('loan.given', { summary: 'An employee was given a loan.', facts }),
  changed: event('loan.changed', {
    summary: 'A loan was paused, repaid in part or dropped by the business.',
    facts,
  }),
  closed: event('loan.closed', { summary: 'The last of a loan was paid back.', facts }),
};

export const loanErrors = defineErrors({
  loan_not_found: [404, 'This loan does not exist.'],
  loan_moved_on: [409, 'This loan has changed. Check it and try again.'],
  loan_staff_unknown: [400, 'Choose someone who works for you.'],
  loan_own: [403, 'Someone else must do this for your own loan.'],
  loan_first_month: [400, 'Choose a first month from this month to a year ahead.'],
  loan_day: [400, 'Choose a day of the last year, not in the future.'],
  loan_reference: [400, 'Enter the number of the payment.'],
  loan_pause_month: [400, 'Choose a month in which an instalment is still to come.'],
  loan_repay_more: [409, 'Less than this is left of the loan.'],
  loan_handed_over: [409, 'The money was handed over already.'],
});

export const loanActs = actsOf('loan', loanLifecycle);
