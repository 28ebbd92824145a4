import type { TaxRegime } from '@nukkad/contract/people/payroll/income-tax.model';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type LoadedRule, readPayrollRules } from '../../../../seed/payroll-rules.ts';
import { type TaxRates, ruleTable } from '../rules/rule-table.rules.ts';
import { taxOfYear } from './taxable.rules.ts';
import { ageIn, lastDaysFor, quarterOf, statementDue, usualLastDays, yearName } from './tax-year.rules.ts';
import { withhold } from './withhold.rules.ts';
import { aTaxpayer, aYear, claim } from './worked-examples.ts';

let rows: readonly LoadedRule[];
const ratesOf = (taxYear: string): TaxRates => ruleTable(rows, taxYear).tds;
beforeAll(async () => {
  rows = await readPayrollRules();
});
const rupees = (paise: number) => paise / 100;
const lakh = 10_000_000;

test('a year of equal pay deducts the tax of that year to the rupee by its last month, in both regimes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000, max: 60 * lakh }),
      fc.constantFrom<TaxRegime>('new', 'old'),
      fc.boolean(),
      (pay, regime, hasPan) => {
        const rates = ratesOf('2026-04-01');
        let before = { salary: 0, incomeTax: 0, professionalTax: 0, providentFund: 0 };
        for (let monthsAfter = 11; monthsAfter >= 0; monthsAfter -= 1) {
          const month = {
            salary: pay,
            professionalTax: 20_000,
            providentFund: 180_000,
            fullSalary: pay,
            monthsAfter,
          };
          const { tax } = withhold(aTaxpayer({ regime, hasPan, before }), month, rates);
          before = {
            salary: before.salary + pay,
            incomeTax: before.incomeTax + tax,
            professionalTax: before.professionalTax + 20_000,
            providentFund: before.providentFund + 180_000,
          };
        }
        const { salary, professionalTax, providentFund } = before;
        const year = aYear(salary / 100, { hasPan, professionalTax, providentFund });
        expect(before.incomeTax).toBe(taxOfYear(year, regime, rates).due);
      },
    ),
  );
});

test('without a PAN a fifth of the income is taken, or the slabs where they are more, and nothing where no tax is due', () => {
  const rates = ratesOf('2026-04-01');
  const due = (salary: number) => rupees(taxOfYear(aYear(salary, { hasPan: false }), 'new', rates).due);
  expect([due(1_275_000), due(1_475_000), due(10_000_000)]).toEqual([0, 280_000, 2_925_780]);
});

test('what an earlier employer paid and deducted counts in both regimes', () => {
  const rates = ratesOf('2026-04-01');
  const claims = [claim('previous_employer', 900_000, { taxDeducted: 4_000_000 })];
  const month = { salary: 0, professionalTax: 0, providentFund: 0, fullSalary: 12_500_000, monthsAfter: 5 };
  const { tax, sums } = withhold(aTaxpayer({ claims }), { ...month, salary: 12_500_000 }, rates);
  // 16,50,000 less 75,000: 1,16,250 and cess of 4,650; 40,000 was deducted, six months are left.
  expect([rupees(sums.new.payable), rupees(tax)]).toEqual([120_900, 13_483]);
});

test('in the last month all that is left of the tax is taken at once, and nothing where more was taken before', () => {
  const rates = ratesOf('2026-04-01');
  const month = {
    salary: 20_000_000,
    professionalTax: 0,
    providentFund: 0,
    fullSalary: 20_000_000,
    monthsAfter: 0,
  };
  const taxAfter = (deducted: number) => {
    const before = { salary: 140_000_000, incomeTax: deducted * 100, professionalTax: 0, providentFund: 0 };
    return rupees(withhold(aTaxpayer({ before }), month, rates).tax);
  };
  // 16 lakh in eight months: 1,13,100.
  expect([taxAfter(50_000), taxAfter(113_100), taxAfter(150_000)]).toEqual([63_100, 0, 0]);
});

test('every deduction of the old regime ends at its limit, and none counts in the new one', () => {
  const rates = ratesOf('2026-04-01');
  const claims = [
    claim('investments', 400_000),
    claim('pension', 80_000),
    claim('health', 60_000),
    claim('health_parents', 60_000, { isSenior: true }),
    claim('home_loan', 350_000),
    claim('education_loan', 40_000),
  ];
  const year = aYear(3_000_000, { claims, professionalTax: 250_000, providentFund: 2_160_000 });
  const [of, other] = [taxOfYear(year, 'old', rates), taxOfYear(year, 'new', rates)];
  expect([of.investments, of.pension, of.health, of.homeLoan, of.educationLoan].map(rupees)).toEqual([
    150_000, 50_000, 75_000, 200_000, 40_000,
  ]);
  expect(rupees(of.taxable)).toBe(3_000_000 - 50_000 - 2_500 - 515_000);
  expect(rupees(other.taxable)).toBe(2_925_000);
});

test('eight cities have the higher share of house rent from April 2026 on, and four before', () => {
  const share = (year: string) =>
    ratesOf(year).houseRent.metros.includes('Bengaluru') ? 'metro' : 'elsewhere';
  expect([share('2025-04-01'), share('2026-04-01')]).toEqual(['elsewhere', 'metro']);
});

test('papers are called as the Act of their year calls them', () => {
  const names = (year: string) => {
    const { certificate, statement, declaration, year: kind } = ratesOf(year).names;
    return [certificate, statement, declaration, kind];
  };
  expect(names('2025-04-01')).toEqual(['16', '24Q', '12BB', 'financial']);
  expect(names('2026-04-01')).toEqual(['130', '138', '124', 'tax']);
  expect(yearName('2026-04-01')).toBe('2026-27');
});

test('statements are due after the end of their quarter', () => {
  expect([1, 2, 3, 4].map((quarter) => statementDue('2026-04-01', quarter))).toEqual([
    '2026-07-31',
    '2026-10-31',
    '2027-01-31',
    '2027-05-31',
  ]);
  expect(['2026-04-01', '2026-09-01', '2026-12-01', '2027-03-01'].map(quarterOf)).toEqual([1, 2, 3, 4]);
});

test('an age is reached within the tax year, on 1 April the day before', () => {
  expect(['1966-04-01', '1966-04-02', '1967-04-01'].map((born) => ageIn('2025-04-01', born))).toEqual([
    60, 59, 59,
  ]);
  expect(ageIn('2025-04-01', null)).toBe(0);
});

test('who joins late has thirty days to choose, declare and prove, within the year', () => {
  const days = usualLastDays('2026-04-01');
  expect(days).toEqual({ choose: '2026-12-31', declare: '2026-12-31', prove: '2027-01-31' });
  expect(lastDaysFor(days, '2026-04-01', '2026-06-01')).toEqual(days);
  expect(lastDaysFor(days, '2026-04-01', '2027-01-10')).toEqual({
    choose: '2027-02-09',
    declare: '2027-02-09',
    prove: '2027-02-09',
  });
  expect(lastDaysFor(days, '2026-04-01', '2027-03-20').prove).toBe('2027-03-31');
});
