import {
  type MoneySaying,
  type MoneyTold,
  endedTold,
  returnsTold,
} from '@nukkad/contract/market/booking/booking-money.told';
import { expect } from 'vitest';
import type { Books } from '../harness/books-of.ts';
import type { Wire } from '../harness/test-client.ts';
import type { Story } from './money-stories.ts';

export const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

const ways = ['online', 'cash', 'credit', 'later'] as const;
export const byWay = (entries: readonly Wire[]) =>
  Object.fromEntries(
    ways.map((way) => [way, sum(entries.filter((one) => one.way === way).map(({ amount }) => amount))]),
  );

/** One booking's page: its sums, and each movement by way. */
export function checkSums({ money }: Wire, books: Books): void {
  const of = (kinds: readonly string[]) => money.entries.filter(({ kind }: Wire) => kinds.includes(kind));
  const refunds = of(['refund']);
  const told = {
    charged: money.charged,
    returned: money.returned,
    returning: money.returning,
    owed: money.owed,
    charge: money.charge?.amount ?? 0,
    kept: money.charge?.kept ?? 0,
    carried: money.charge?.carried ?? 0,
    came: byWay(of(['paid', 'settled', 'surplus'])),
    surplus: sum(of(['surplus']).map(({ amount }: Wire) => amount)),
    back: byWay(refunds.filter(({ done }: Wire) => done)),
    surplusBack: sum(
      refunds
        .filter(({ done, cause }: Wire) => done && cause === 'surplus')
        .map(({ amount }: Wire) => amount),
    ),
  };
  expect(told).toEqual(books);
  if (money.state === 'returning') expect(told.returning).toBeGreaterThan(0);
  if (money.state === 'refunded') expect(told.returned).toBeGreaterThan(0);
  if (money.state === 'captured') expect(told.charged).toBeGreaterThan(0);
  // Of a part that is still due the state says how it is being paid.
  if (['not_started', 'failed', 'expired'].includes(money.state) && money.due === 0)
    expect(told.charged - told.returned).toBe(0);
}

const sumOf = (told: readonly MoneyTold[], ...sayings: readonly MoneySaying[]) =>
  sum(told.filter(({ say }) => sayings.includes(say)).map((one) => one.sum));

/** The sentences of a booking that ended, each with what the ledger has for it. */
export function checkSentences({ money, status }: Wire, books: Books): void {
  const returns = returnsTold(money);
  expect(sumOf(returns, 'returnedOnline')).toBe(books.back.online);
  expect(sumOf(returns, 'returnedCash')).toBe(books.back.cash);
  expect(sumOf(returns, 'returnedCredit')).toBe(books.back.credit);
  expect(sumOf(returns, 'released')).toBe(books.back.later);
  expect(sumOf(returns, 'returningOnline', 'returningCash', 'returningCredit')).toBe(books.returning);
  expect(sumOf(returns, 'surplus')).toBe(books.surplus);
  if (!['Cancelled', 'Rejected', 'Refunded'].includes(status)) return;
  const told = endedTold(money);
  expect(sumOf(told, 'chargeCarried', 'chargeCollected')).toBe(books.carried);
  expect(sumOf(told, 'chargeKept', 'chargeSettled', 'chargeLater')).toBe(books.kept);
  if (books.charge > 0) expect(sumOf(told, 'chargeLater')).toBe(books.owed);
  const isNothing = told.some(({ say }) => say === 'nothing');
  if (isNothing) expect([books.charged, books.charge, books.owed]).toEqual([0, 0, 0]);
}

/**
 * The dialog has said what became of it, whatever the bank does meanwhile. What arrives after it (a payment page left
 * open, a bank that was slow) goes back whole, but for what pays the charge that was left on Pay later.
 */
export function checkForetold({ foretold }: Story, { money }: Wire): void {
  if (!foretold) return;
  const totals = (told: readonly MoneyTold[]) => ({
    later: sumOf(told, 'chargeLater', 'chargeSettled'),
    kept: sumOf(told, 'chargeKept'),
    carried: sumOf(told, 'chargeCarried', 'chargeCollected'),
    released: sumOf(told, 'released'),
    back: sum(told.filter(({ say }) => say.startsWith('return')).map((one) => one.sum)),
  });
  const said = totals(endedTold(foretold));
  const settled = (money.charge?.settled ?? 0) - (foretold.charge?.settled ?? 0);
  const arrived = money.charged - foretold.charged - settled;
  expect(totals(endedTold(money))).toEqual({ ...said, back: said.back + arrived });
}
