import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPayrollRules } from '../../../../seed/payroll-rules.ts';
import { serverRoot } from '../../../platform/paths.ts';
import { gratuity } from './gratuity.rules.ts';
import { taxOfYear } from '../income-tax/taxable.rules.ts';
import { incomeTax } from './income-tax.rules.ts';
import { professionalTax } from './professional-tax.rules.ts';
import { providentFund } from './provident-fund.rules.ts';
import { type RuleTable, ruleTable } from './rule-table.rules.ts';
import { stateInsurance } from './state-insurance.rules.ts';
import { wagesOf } from './wages.rules.ts';

interface Example {
  readonly id: string;
  readonly in: Readonly<Record<string, never>>;
  readonly calc: never;
}
let table: RuleTable;
let examples: ReadonlyMap<string, Example>;
beforeAll(async () => {
  table = ruleTable(await readPayrollRules(), '2026-11-01');
  const file = path.join(serverRoot, 'data/payroll/payroll-rules.json');
  const { workedExamples } = JSON.parse(await readFile(file, 'utf8')) as { workedExamples: Example[] };
  examples = new Map(workedExamples.map((one) => [one.id, one]));
});
const rupees = (paise: number) => paise / 100;
const example = (id: string) => {
  const found = examples.get(id);
  if (!found) throw new Error(`There is no example ${id}.`);
  return found as unknown as { in: Record<string, number>; calc: Record<string, number> };
};
const tried = new Set<string>();

describe('the worked examples, to the paisa', () => {
  test.each(['pf-ceiling-15000', 'pf-full-20000', 'pf-14500', 'mole-60000'])('provident fund: %s', (id) => {
    tried.add(id);
    const { in: given, calc } = example(id);
    const basic = (given['basicDa'] ?? 0) * 100;
    const gross = (given['gross'] ?? given['basicDa'] ?? 0) * 100;
    const wages = wagesOf({ basic, gross }, table.addsBackAboveHalf);
    const uncapped = (given['cap'] as unknown) === false;
    const pf = providentFund(wages, { uncapped, hasPension: true }, table.epf);
    expect({
      ee: rupees(pf.employee),
      eps: rupees(pf.pension),
      erEpf: rupees(pf.employer),
      edli: rupees(pf.insurance),
      admin: rupees(pf.admin),
    }).toEqual({
      ee: calc['ee'],
      eps: calc['eps'],
      erEpf: calc['erEpf'],
      edli: calc['edli'],
      admin: calc['admin'],
    });
    if (id !== 'mole-60000') return;
    expect(rupees(wages)).toBe(calc['deemedWages']);
    expect(rupees(gross - pf.employee - pf.employer - pf.pension)).toBe(calc['takeHomeInMoleExample']);
  });

  test.each(['esi-20000', 'esi-21000'])('state insurance: %s', (id) => {
    tried.add(id);
    const { in: given, calc } = example(id);
    const { employee, employer } = stateInsurance(
      { wages: (given['gross'] ?? 0) * 100, paidHalfDays: 60 },
      table.esi,
    );
    expect({ ee: rupees(employee), er: rupees(employer) }).toEqual(calc);
  });

  test.each(['tax-1210000', 'tax-1500000', 'tax-800000', 'tax-2500000', 'tax-1275000-salary'])(
    'income tax: %s',
    (id) => {
      tried.add(id);
      const { in: given, calc } = example(id);
      const salary = given['salary'];
      const beside = { perquisites: 0, inLieu: 0, professionalTax: 0, providentFund: 0 };
      const nothing = { ...beside, earlier: [], claims: [], months: [] };
      const year = { age: 30, hasPan: true, salary: (salary ?? 0) * 100, ...nothing };
      const { taxable } = salary
        ? taxOfYear(year, 'new', table.tds)
        : { taxable: (given['taxable'] ?? 0) * 100 };
      const who = { regime: 'new', age: 30 } as const;
      const { slab, rebate, withCess } = incomeTax(taxable, who, table.tds);
      expect({ slab: rupees(slab), tax: rupees(slab - rebate), withCess: rupees(withCess) }).toEqual(calc);
    },
  );

  test('professional tax of a year in Karnataka', () => {
    tried.add('pt-KA-25000-year');
    const { in: given, calc } = example('pt-KA-25000-year');
    const rates = table.professionalTax('KA', '');
    if (!rates) throw new Error('Karnataka has rates.');
    let deducted = 0;
    for (const month of [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3]) {
      const gross = (given['monthly'] ?? 0) * 100;
      const facts = { month, gross, halfYearBefore: 0, deducted, isLast: false };
      deducted += professionalTax(rates, facts, table.professionalTaxCap);
    }
    expect(rupees(deducted)).toBe(calc);
  });

  test('professional tax of a half-year in Kerala, in its last month alone', () => {
    tried.add('pt-KL-20000x6');
    const { in: given, calc } = example('pt-KL-20000x6');
    const rates = table.professionalTax('KL', '');
    if (!rates) throw new Error('Kerala has rates.');
    const gross = ((given['halfYear'] ?? 0) * 100) / 6;
    const by = [4, 5, 6, 7, 8, 9].map((month, at) =>
      professionalTax(
        rates,
        { month, gross, halfYearBefore: gross * at, deducted: 0, isLast: false },
        table.professionalTaxCap,
      ),
    );
    expect(by.map(rupees)).toEqual([0, 0, 0, 0, 0, calc]);
  });

  test('gratuity after ten years', () => {
    tried.add('gratuity-50000x10');
    const { in: given, calc } = example('gratuity-50000x10');
    const wages = (given['lastWages'] ?? 0) * 100;
    const months = (given['years'] ?? 0) * 12;
    expect(rupees(gratuity({ wages, months, isFixedTerm: false }, table.gratuity))).toBe(calc);
  });

  test('no example is left out', () => {
    expect([...examples.keys()].filter((id) => !tried.has(id))).toEqual([]);
  });
});
