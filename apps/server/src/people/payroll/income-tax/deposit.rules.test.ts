import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type LoadedRule, readPayrollRules } from '../../../../seed/payroll-rules.ts';
import { ruleTable } from '../rules/rule-table.rules.ts';
import { partAOf } from './certificate.rules.ts';
import { deducteesOf } from './deductees.rules.ts';
import { type PayingChallan, depositDue, lateInterest, shareChallans } from './deposit.rules.ts';
import type { YearMonth } from './tax-facts.rules.ts';

let rows: readonly LoadedRule[];
const ratesOf = (taxYear: string) => ruleTable(rows, taxYear).tds.deposit;
beforeAll(async () => {
  rows = await readPayrollRules();
});
const lakh = 10_000_000;
const challan = (challanId: string, depositedOn: string, months: string[], tax: number): PayingChallan => ({
  challanId,
  depositedOn,
  months,
  tax,
  surcharge: 0,
  cess: 0,
});
const paid = (staffId: string, month: string, salary: number, incomeTax: number): YearMonth => ({
  staffId,
  fullName: staffId,
  month,
  salary,
  incomeTax,
  professionalTax: 0,
  providentFund: 0,
  monthHalfDays: 60,
  offHalfDays: 0,
});

test('a deposit is due by the 7th of the next month, that of March by 30 April (rule 30(2))', () => {
  const due = (month: string) => depositDue(month, ratesOf('2026-04-01'));
  expect(['2026-04-01', '2026-11-01', '2026-12-01', '2027-03-01'].map(due)).toEqual([
    '2026-05-07',
    '2026-12-07',
    '2027-01-07',
    '2027-04-30',
  ]);
});

test.each([
  // caclubindia.com, experts 2192004: deducted on 30.09.15, nothing until 07.10.15, on the 8th two months, so 3%.
  ['caclubindia 2192004, in time', '2015-09-01', '2015-10-07', 0],
  ['caclubindia 2192004, a day late', '2015-09-01', '2015-10-08', 3_000],
  // caclubindia.com, experts 1131549: deducted on 31.03.2012, deposited on 15.05.2012: March, April and May.
  ['caclubindia 1131549', '2012-03-01', '2012-05-15', 4_500],
  // By section 201(1A)(ii) and 398(3)(a): December, January and February of one lakh.
  ['over the end of a year', '2026-12-01', '2027-02-01', 4_500],
])('interest for a late deposit of one lakh: %s', (_source, month, depositedOn, rupees) => {
  expect(lateInterest(lakh, { month, depositedOn }, ratesOf('2026-04-01')) / 100).toBe(rupees);
});

test('the earliest deposit pays first, a second one pays the rest, and what is beyond stays unused', () => {
  const deducted = new Map([
    ['2026-04-01', 3_000_000],
    ['2026-05-01', 1_000_000],
  ]);
  const first = challan('first', '2026-05-07', ['2026-04-01'], 2_000_000);
  const second = challan('second', '2026-06-07', ['2026-04-01', '2026-05-01'], 2_500_000);
  const { parts, left, unused } = shareChallans([first, second], deducted);
  expect(parts.map(({ challanId, month, paid: much }) => [challanId, month, much])).toEqual([
    ['first', '2026-04-01', 2_000_000],
    ['second', '2026-04-01', 1_000_000],
    ['second', '2026-05-01', 1_000_000],
  ]);
  expect([...left.values()]).toEqual([0, 0]);
  expect([unused.get('first'), unused.get('second')]).toEqual([0, 500_000]);
});

test('a deduction that two challans share is divided with its salary, and what none pays stands alone', () => {
  const parts = [
    { challanId: 'first', month: '2026-04-01', depositedOn: '2026-05-07', paid: 1_500_000 },
    { challanId: 'second', month: '2026-04-01', depositedOn: '2026-05-20', paid: 1_000_000 },
  ];
  const months = [
    paid('Ravi', '2026-04-01', 12_000_000, 1_000_000),
    paid('Sita', '2026-04-01', 12_000_000, 2_000_000),
    paid('Tara', '2026-04-01', 3_000_000, 0),
  ];
  expect(
    deducteesOf(months, parts).map(({ staffId, challanId, salary, tax }) => [
      staffId,
      challanId,
      salary,
      tax,
    ]),
  ).toEqual([
    ['Ravi', 'first', 12_000_000, 1_000_000],
    ['Sita', 'first', 3_000_000, 500_000],
    ['Sita', 'second', 6_000_000, 1_000_000],
    ['Sita', null, 3_000_000, 500_000],
    ['Tara', 'first', 3_000_000, 0],
  ]);
});

test('nothing of a deduction or of a salary is lost over challans, and no challan pays more than it holds', () => {
  const amount = fc.nat(50_000_000);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amount, amount), { maxLength: 6 }),
      fc.array(amount, { maxLength: 4 }),
      (people, deposits) => {
        const month = '2026-04-01';
        const months = people.map(([tax, more], at) => paid(`person ${at}`, month, tax + more, tax));
        const challans = deposits.map((tax, at) => challan(`challan ${at}`, '2026-05-07', [month], tax));
        const all = people.reduce((sum, [tax]) => sum + tax, 0);
        const { parts, left } = shareChallans(challans, new Map([[month, all]]));
        const rowsOf = deducteesOf(months, parts);
        const taxOf = (some: readonly { readonly tax: number }[]) =>
          some.reduce((sum, { tax }) => sum + tax, 0);
        expect(taxOf(rowsOf)).toBe(all);
        expect(rowsOf.reduce((sum, { salary }) => sum + salary, 0)).toBe(
          months.reduce((sum, { salary }) => sum + salary, 0),
        );
        expect(rowsOf.every(({ salary, tax }) => salary >= tax)).toBe(true);
        expect(taxOf(rowsOf.filter(({ challanId }) => challanId === null))).toBe(left.get(month));
        for (const { challanId, tax } of challans)
          expect(taxOf(rowsOf.filter((row) => row.challanId === challanId))).toBeLessThanOrEqual(tax);
      },
    ),
  );
});

test('Part A of a certificate has one person’s share of each challan, by quarter', () => {
  const rowsOfYear = [
    paid('Ravi', '2026-04-01', 12_000_000, 1_000_000),
    paid('Sita', '2026-04-01', 12_000_000, 2_000_000),
    paid('Ravi', '2026-07-01', 12_000_000, 1_000_000),
  ];
  const facts = { organisationId: 'firm', taxYear: '2026-04-01', quarter: 1, interest: 0, fee: 0, other: 0 };
  const challans = [
    challan('first', '2026-05-07', ['2026-04-01'], 2_500_000),
    challan('second', '2026-05-20', ['2026-04-01'], 500_000),
  ].map((one, at) => ({
    ...one,
    ...facts,
    way: 'challan' as const,
    bsrCode: '0510308',
    serialNumber: `0004${at}`,
    version: 1,
  }));
  const shared = shareChallans(
    challans,
    new Map([
      ['2026-04-01', 3_000_000],
      ['2026-07-01', 1_000_000],
    ]),
  );
  const filed = {
    ...facts,
    filedOn: '2026-07-19',
    receiptNumber: '012345600123456',
    filedDeducted: 3_000_000,
    version: 1,
  };
  const of = { rows: rowsOfYear, shared, challans, quarters: [filed] };
  const [ravi, sita] = [partAOf('Ravi', of), partAOf('Sita', of)];
  expect(
    ravi.quarters.map(({ deducted, deposited, receiptNumber }) => [deducted, deposited, receiptNumber]),
  ).toEqual([
    [1_000_000, 1_000_000, '012345600123456'],
    [1_000_000, 0, ''],
    [0, 0, ''],
    [0, 0, ''],
  ]);
  expect(ravi.challans.map(({ serialNumber, paid: much }) => [serialNumber, much])).toEqual([
    ['00040', 1_000_000],
  ]);
  expect(sita.challans.map(({ serialNumber, paid: much }) => [serialNumber, much])).toEqual([
    ['00040', 1_500_000],
    ['00041', 500_000],
  ]);
});
