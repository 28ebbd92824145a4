import { expect, test } from 'vitest';
import { salaryDueOf } from './letter.rules.ts';

const payment = { status: 'PAID' };
const run = (paid: boolean) => ({ payment: paid ? payment : null });
const before = (isPaid: boolean) => ({ isPaid });

test('the last salary is paid once it was confirmed and paid, and with it the payslip before a settlement', () => {
  expect(salaryDueOf(null)).toBe('none');
  expect(salaryDueOf({ before: null, isConfirmed: false, net: 100, run: null })).toBe('open');
  expect(salaryDueOf({ before: null, isConfirmed: true, net: 100, run: run(false) })).toBe('open');
  expect(salaryDueOf({ before: null, isConfirmed: true, net: 100, run: run(true) })).toBe('paid');
  expect(salaryDueOf({ before: before(false), isConfirmed: true, net: 100, run: run(true) })).toBe('open');
  expect(salaryDueOf({ before: before(true), isConfirmed: true, net: 0, run: run(false) })).toBe('paid');
});

test('what the person owes is open', () => {
  expect(salaryDueOf({ before: null, isConfirmed: true, net: -100, run: run(false) })).toBe('open');
});
