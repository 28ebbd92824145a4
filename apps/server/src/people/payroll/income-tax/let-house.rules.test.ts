import { beforeAll, expect, test } from 'vitest';
import { type LoadedRule, readPayrollRules } from '../../../../seed/payroll-rules.ts';
import { type TaxRates, ruleTable } from '../rules/rule-table.rules.ts';
import { type Claim, countedClaims, housesOf } from './claim.rules.ts';
import { netOfHouse } from './let-house.rules.ts';
import { taxOfYear } from './taxable.rules.ts';
import { aYear, claim, letHouses } from './worked-examples.ts';

let rows: readonly LoadedRule[];
const ratesOf = (taxYear: string): TaxRates => ruleTable(rows, taxYear).tds;
beforeAll(async () => {
  rows = await readPayrollRules();
});
const rupees = (paise: number) => paise / 100;
const house = (rent: number, municipalTaxes: number, interest: number) =>
  claim('let_house', interest, { house: { rent: rent * 100, municipalTaxes: municipalTaxes * 100 } });
/** 4,50,000 less 1,35,000 and 1,15,000. */
const earning = () => house(480_000, 30_000, 115_000);
/** 1,80,000 less 54,000 and 3,50,000. */
const losing = () => house(200_000, 20_000, 350_000);

test.each(letHouses)('worked example: %s', (_source, rent, municipalTaxes, interest, net) => {
  const of = { rent: rent * 100, municipalTaxes: municipalTaxes * 100, interest: interest * 100 };
  for (const year of ['2023-04-01', '2025-04-01', '2026-04-01'])
    expect(rupees(netOfHouse(of, ratesOf(year)).net)).toBe(net);
});

test('taxes above the rent are a loss, and nothing is taken off for repairs then', () => {
  const of = { rent: 1_000_000, municipalTaxes: 1_500_000, interest: 0 };
  expect(netOfHouse(of, ratesOf('2026-04-01'))).toEqual({ standardDeduction: 0, net: -500_000 });
});

test('the income of a house is taxed in both regimes', () => {
  const year = aYear(1_600_000, { claims: [earning()] });
  const [old, other] = [
    taxOfYear(year, 'old', ratesOf('2026-04-01')),
    taxOfYear(year, 'new', ratesOf('2026-04-01')),
  ];
  expect([old.letHouse, other.letHouse].map(rupees)).toEqual([200_000, 200_000]);
  // 16,00,000 less 50,000 and with 2,00,000: 12,500, 1,00,000 and 30% of 7,50,000.
  expect([old.taxable, old.slab].map(rupees)).toEqual([1_750_000, 337_500]);
  // 16,00,000 less 75,000 and with 2,00,000: 20,000, 40,000, 60,000 and 20% of 1,25,000.
  expect([other.taxable, other.slab].map(rupees)).toEqual([1_725_000, 145_000]);
});

test('a loss lowers the salary by two lakh at most in the old regime (Mint 11683360284766), and not in the new one', () => {
  const year = aYear(1_600_000, { claims: [losing()] });
  const [old, other] = [
    taxOfYear(year, 'old', ratesOf('2026-04-01')),
    taxOfYear(year, 'new', ratesOf('2026-04-01')),
  ];
  expect([old.letHouse, old.houseLoss, other.letHouse, other.houseLoss].map(rupees)).toEqual([
    0, 200_000, 0, 0,
  ]);
  // 15,50,000 less 2,00,000: 1,12,500 and 30% of 3,50,000.
  expect([old.taxable, old.slab].map(rupees)).toEqual([1_350_000, 217_500]);
  // 15,25,000: 60,000 and 15% of 3,25,000.
  expect([other.taxable, other.slab].map(rupees)).toEqual([1_525_000, 108_750]);
});

test('the loss of one house is set off against another first, in both regimes', () => {
  const year = aYear(1_600_000, { claims: [earning(), losing()] });
  const sums = (['old', 'new'] as const).map((regime) => taxOfYear(year, regime, ratesOf('2026-04-01')));
  expect(sums.map(({ letHouse, houseLoss }) => [letHouse, houseLoss].map(rupees))).toEqual([
    [0, 24_000],
    [0, 0],
  ]);
});

test('the own home and houses that are let share the limit of two lakh', () => {
  const of = (loan: number, claims = [losing()]) =>
    taxOfYear(
      aYear(1_600_000, { claims: [claim('home_loan', loan), ...claims] }),
      'old',
      ratesOf('2026-04-01'),
    );
  expect(
    [of(150_000), of(300_000)].map(({ homeLoan, houseLoss }) => [homeLoan, houseLoss].map(rupees)),
  ).toEqual([
    [150_000, 50_000],
    [200_000, 0],
  ]);
  // Income of 2,00,000 by one house and interest of 2,00,000 on the other: nothing of either is left.
  expect(rupees(of(300_000, [earning()]).taxable)).toBe(1_550_000);
});

test('once proofs are due the rent counts, and of taxes and interest what was accepted', () => {
  const declared: Claim = { ...losing(), status: 'Declared', accepted: null };
  const accepted: Claim = { ...losing(), status: 'Accepted', accepted: 30_000_000 };
  const of = (one: Claim, isProofDue: boolean) => housesOf(countedClaims([one], isProofDue));
  const whole = { rent: 20_000_000, municipalTaxes: 2_000_000, interest: 35_000_000 };
  expect(of(declared, false)).toEqual([whole]);
  expect(of(declared, true)).toEqual([{ rent: 20_000_000, municipalTaxes: 0, interest: 0 }]);
  expect(of(accepted, true)).toEqual([{ ...whole, interest: 30_000_000 }]);
  expect(of({ ...declared, status: 'Rejected' }, false)).toEqual([]);
});
