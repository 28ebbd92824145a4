import type { TaxRegime } from '@nukkad/contract/people/payroll/income-tax.model';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LoadedRule, readPayrollRules } from '../../../../seed/payroll-rules.ts';
import { incomeTax } from '../rules/income-tax.rules.ts';
import { type TaxRates, ruleTable } from '../rules/rule-table.rules.ts';
import { houseRentExemption } from './house-rent.rules.ts';
import { taxOfYear } from './taxable.rules.ts';
import { withhold } from './withhold.rules.ts';
import { aTaxpayer, aYear, claim, houseRents, newRegime, oldRegime, taxable } from './worked-examples.ts';

let rows: readonly LoadedRule[];
const ratesOf = (taxYear: string): TaxRates => ruleTable(rows, taxYear).tds;
beforeAll(async () => {
  rows = await readPayrollRules();
});
const rupees = (paise: number) => paise / 100;
const lakh = 10_000_000;

const rentIn = (isMetro: boolean, amount: number) => [{ amount: amount * 100, isMetro }];
describe('worked examples of public sources, to the paisa', () => {
  test.each(oldRegime)('old regime: $source', ({ salary, age = 30, claims = [], rent, ...expected }) => {
    const months = rent
      ? [{ month: '2025-04-01', wages: rent.wages * 100, allowance: rent.allowance * 100 }]
      : [];
    const paid = rent
      ? [
          claim('house_rent', rent.paid, {
            rent: { from: '2025-04-01', to: '2026-03-01', isMetro: true },
          }),
        ]
      : [];
    const sum = taxOfYear(
      aYear(salary, { age, claims: [...claims, ...paid], months }),
      'old',
      ratesOf('2025-04-01'),
    );
    expect(rupees(sum.taxable)).toBe(expected.taxable);
    expect(rupees(sum.slab - sum.rebate + sum.surcharge + sum.cess)).toBe(expected.withCess);
  });

  test.each(newRegime)('new regime: %s', (_source, salary, withCess) => {
    for (const year of ['2025-04-01', '2026-04-01']) {
      const sum = taxOfYear(aYear(salary), 'new', ratesOf(year));
      expect(rupees(sum.slab - sum.rebate + sum.surcharge + sum.cess)).toBe(withCess);
    }
  });

  test.each(taxable)('taxable income: %s, %s regime, %d', (_source, regime, income, beforeCess) => {
    const { slab, rebate, surcharge } = incomeTax(income * 100, { regime, age: 30 }, ratesOf('2025-04-01'));
    expect(rupees(slab - rebate + surcharge)).toBe(beforeCess);
  });

  test.each(houseRents)('house rent: %s', (_source, isMetro, wages, allowance, rent, exempt) => {
    const month = { wages: wages * 100, allowance: allowance * 100 };
    expect(rupees(houseRentExemption(month, rentIn(isMetro, rent), ratesOf('2025-04-01')))).toBe(exempt);
  });

  test('circular 24/2022, example 4, rounds 15,288 off to 15,290', () => {
    const { payable } = incomeTax(51_100_000, { regime: 'old', age: 30 }, ratesOf('2022-04-01'));
    expect(rupees(payable)).toBe(15_290);
  });

  test('a month’s deduction: scribd 736975502, 2024-25, old regime, 28,737 deducted and eleven months left', () => {
    const month = {
      salary: 1_503_233_00,
      professionalTax: 0,
      providentFund: 0,
      fullSalary: 0,
      monthsAfter: 10,
    };
    const { tax } = withhold(
      aTaxpayer({ regime: 'old', incomeTax: 28_737_00 }),
      month,
      ratesOf('2024-04-01'),
    );
    expect(rupees(tax)).toBe(20_879);
  });
});

test('more income never means less left after tax, in either regime and at any age', () => {
  const anyIncome = fc.oneof(
    fc.integer({ min: 0, max: 60 * lakh }),
    fc
      .constantFrom(12, 50, 100, 200, 500)
      .chain((at) => fc.integer({ min: at * lakh - 1_000_000, max: at * lakh + 20 * lakh })),
  );
  fc.assert(
    fc.property(
      anyIncome,
      fc.nat(10_000_000),
      fc.constantFrom<TaxRegime>('new', 'old'),
      fc.constantFrom(30, 65, 85),
      (income, more, regime, age) => {
        const rates = ratesOf('2026-04-01');
        const tax = (of: number) => {
          const { slab, rebate, surcharge } = incomeTax(of, { regime, age }, rates);
          return slab - rebate + surcharge;
        };
        const [less, higher] = [tax(income), tax(income + more)];
        expect(higher).toBeGreaterThanOrEqual(less);
        // Up to the rebate of the old regime, which ends at once: the law has no relief there.
        if (regime === 'new' || income > 5 * lakh || income + more <= 5 * lakh)
          expect(higher - less).toBeLessThanOrEqual(more + 3);
      },
    ),
    { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 2_000) },
  );
});
