import { expect, test } from 'vitest';
import { type Booked, loanMonths } from './loan-year.rules.ts';

const year = { from: '2026-04-01', until: '2027-04-01' };
/** 3,00,000 handed over in April, back in ten parts from May on. */
const aLoan = (more: object = {}) => ({
  amountPaise: 30_000_000,
  instalments: 10,
  rateHundredths: 0,
  firstMonth: '2026-05-01',
  pausedMonths: [],
  chargedTo: null,
  interestPaise: 0,
  interestPaidPaise: 0,
  repaidPaise: 0,
  givenOn: '2026-04-10',
  ...more,
});
const leftIn = (months: ReturnType<typeof loanMonths>) => months.map(({ left }) => left / 100_000);

test('a loan that nothing was paid of yet is as it is planned, month by month, until nothing is left', () => {
  const months = loanMonths(aLoan(), [], year);
  expect(months[0]).toEqual({ month: '2026-04-01', left: 30_000_000, interest: 0 });
  expect(leftIn(months)).toEqual([300, 270, 240, 210, 180, 150, 120, 90, 60, 30]);
});

test('6 percent on what is left is 8,250 of interest, planned as well as booked', () => {
  const interestOf = (months: ReturnType<typeof loanMonths>) =>
    months.reduce((sum, { interest }) => sum + interest, 0);
  const planned = loanMonths(aLoan({ rateHundredths: 600 }), [], year);
  expect(interestOf(planned)).toBe(825_000);
  const book: readonly Booked[] = [
    { kind: 'interest', amountPaise: 150_000, month: '2026-05-01', onDay: null },
    { kind: 'instalment', amountPaise: 3_150_000, month: '2026-05-01', onDay: null },
  ];
  const paid = {
    chargedTo: '2026-05-01',
    interestPaise: 150_000,
    interestPaidPaise: 150_000,
    repaidPaise: 3_000_000,
  };
  expect(loanMonths(aLoan({ rateHundredths: 600, ...paid }), book, year)).toEqual(planned);
});

test('what was given back at once counts from its month on, and the plan goes on from there', () => {
  const book: readonly Booked[] = [
    { kind: 'instalment', amountPaise: 3_000_000, month: '2026-05-01', onDay: null },
    { kind: 'repayment', amountPaise: 10_000_000, month: null, onDay: '2026-06-10' },
  ];
  const months = loanMonths(aLoan({ chargedTo: '2026-05-01', repaidPaise: 13_000_000 }), book, year);
  expect(leftIn(months)).toEqual([300, 270, 170, 170, 170, 150, 120, 90, 60, 30]);
});

test('of a loan of earlier years only the months of the year are there, and of one that is paid back none', () => {
  const earlier = { from: '2026-10-01', until: '2027-04-01' };
  expect(leftIn(loanMonths(aLoan(), [], earlier))).toEqual([120, 90, 60, 30]);
  const later = { from: '2027-04-01', until: '2028-04-01' };
  expect(loanMonths(aLoan(), [], later)).toEqual([]);
});
