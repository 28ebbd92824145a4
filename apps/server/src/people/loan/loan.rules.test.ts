import { expect, test } from 'vitest';
import { type LoanState, addMonths, afterPayment, dueIn, leftIn, leftOf, planFrom } from './loan.rules.ts';

const aLoan = (more: Partial<LoanState> = {}): LoanState => ({
  amountPaise: 1_200_000,
  instalments: 12,
  rateHundredths: 0,
  firstMonth: '2026-06-01',
  pausedMonths: [],
  chargedTo: null,
  interestPaise: 0,
  interestPaidPaise: 0,
  repaidPaise: 0,
  ...more,
});

test('12,000 in 12 instalments without interest takes 1,000 a month, and the last one takes what is left over', () => {
  expect(planFrom(aLoan(), '2026-06-01').map(({ amount }) => amount)).toEqual(
    Array.from({ length: 12 }, () => 100_000),
  );
  const odd = planFrom(aLoan({ amountPaise: 1_000_000, instalments: 3 }), '2026-06-01');
  expect(odd.map(({ amount }) => amount)).toEqual([333_333, 333_333, 333_334]);
});

test('12,000 at 12 percent a year bears 120 in the first month and 10 less in each that follows: 780 in all', () => {
  const plan = planFrom(aLoan({ rateHundredths: 1_200 }), '2026-06-01');
  expect(plan.map(({ interest }) => interest)).toEqual([
    12_000, 11_000, 10_000, 9_000, 8_000, 7_000, 6_000, 5_000, 4_000, 3_000, 2_000, 1_000,
  ]);
  expect(plan.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_278_000);
});

test('a paused month takes nothing and moves the others; its interest comes with the next one', () => {
  const loan = aLoan({ rateHundredths: 1_200, pausedMonths: ['2026-07-01'] });
  const plan = planFrom(loan, '2026-06-01');
  expect(plan).toHaveLength(13);
  expect(plan.slice(0, 3).map(({ amount, isPaused }) => [amount, isPaused])).toEqual([
    [112_000, false],
    [0, true],
    // Two months of 110.
    [122_000, false],
  ]);
});

test('what did not fit into a salary is asked for with the next one', () => {
  const june = afterPayment(aLoan(), '2026-06-01', 40_000);
  expect(dueIn(june, '2026-07-01', false)).toBe(160_000);
});

test('a last salary takes all that is left, also before the first month and in a paused one', () => {
  expect(dueIn(aLoan({ firstMonth: '2026-09-01' }), '2026-07-01', true)).toBe(1_200_000);
  expect(dueIn(aLoan({ pausedMonths: ['2026-07-01'], repaidPaise: 100_000 }), '2026-07-01', true)).toBe(
    1_100_000,
  );
});

test('money given back early counts towards the next instalments, and less interest is charged', () => {
  const loan = afterPayment(aLoan({ rateHundredths: 1_200 }), '2026-06-01', 612_000);
  expect(leftOf(loan)).toBe(600_000);
  expect(dueIn(loan, '2026-06-01', false)).toBe(0);
  expect(dueIn(loan, '2026-07-01', false)).toBe(6_000);
});

/** The same numbers in every run: a test that fails names a case that can be tried again. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

/** A loan that is drawn: its terms, and what happens in each month until nothing is left. */
function lifeOf(next: (most: number) => number) {
  const firstMonth = addMonths('2026-01-01', next(24));
  const instalments = 1 + next(60);
  const paused = Array.from({ length: next(3) }, () => addMonths(firstMonth, next(instalments)));
  let loan = aLoan({
    amountPaise: 1 + next(50_000_000),
    instalments,
    rateHundredths: next(2) === 0 ? 0 : next(3_600),
    firstMonth,
    pausedMonths: [...new Set(paused)],
  });
  let [paid, faults, month] = [0, 0, firstMonth];
  for (let months = 0; leftOf(loan) > 0 && months < 400; months += 1) {
    const back = next(9) === 0 ? Math.min(leftIn(loan, month), next(100_000)) : 0;
    loan = afterPayment(loan, month, back);
    const due = dueIn(loan, month, false);
    const taken = next(4) === 0 ? Math.floor(due / 2) : due;
    if (due > leftIn(loan, month)) faults += 1;
    loan = afterPayment(loan, month, taken);
    // Asked again for the same month it gives no more than what the salary could not take.
    if (dueIn(loan, month, false) !== due - taken) faults += 1;
    paid += back + taken;
    month = addMonths(month, 1);
  }
  return { loan, paid, faults };
}

test('of 1,000 loans with pauses, short salaries and repayments the loan is paid back to the paisa, and interest as it was charged', () => {
  const next = numbers(20_261_129);
  for (let at = 0; at < 1_000; at += 1) {
    const { loan, paid, faults } = lifeOf(next);
    const { amountPaise, repaidPaise, interestPaise, interestPaidPaise } = loan;
    expect([faults, repaidPaise, interestPaidPaise, paid]).toEqual([
      0,
      amountPaise,
      interestPaise,
      amountPaise + interestPaise,
    ]);
  }
});
