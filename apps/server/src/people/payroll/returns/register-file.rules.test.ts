import type { PayslipLine } from '@nukkad/contract/people/payroll/payroll.model';
import { expect, test } from 'vitest';
import { type RegisterRow, registerFile } from './register-file.rules.ts';

const line = (more: Partial<PayslipLine> & Pick<PayslipLine, 'amount' | 'name'>): PayslipLine => ({
  kind: 'component',
  code: more.name.toUpperCase(),
  type: 'EARNING',
  origins: [],
  ...more,
});
const person = (fullName: string, net: number, lines: readonly PayslipLine[]): RegisterRow => ({
  fullName,
  employeeCode: 'E1',
  department: 'Field',
  monthHalfDays: 60,
  offHalfDays: 3,
  net,
  lines,
});
const fund = { kind: 'provident_fund', code: 'PROVIDENT_FUND' } as const;

test('the register has a column for each component, what a person has not is 0, and the last row sums all', () => {
  const file = registerFile([
    person('Ravi Kumar', 1_930_000, [
      line({ name: 'Basic', amount: 2_000_000 }),
      line({ name: 'Damage', amount: 50_050, kind: 'entry', type: 'DEDUCTION' }),
      line({ ...fund, name: 'Provident fund', amount: 19_950, type: 'DEDUCTION' }),
      line({ ...fund, name: 'Provident fund, employer', amount: 19_950, type: 'EMPLOYER_CONTRIBUTION' }),
    ]),
    person('=Sita', 1_100_000, [
      line({ name: 'Basic', amount: 1_000_000 }),
      line({ name: 'Phone', amount: 100_000 }),
    ]),
  ]);
  expect(file.split('\r\n')).toEqual([
    'Employee code,Name,Department,Days of the month,Paid days,Basic,Phone,Total earnings,Damage,Provident fund,Total deductions,Net pay,"Provident fund, employer",Paid by the employer on top',
    'E1,Ravi Kumar,Field,30,28.5,20000.00,0.00,20000.00,500.50,199.50,700.00,19300.00,199.50,199.50',
    "E1,'=Sita,Field,30,28.5,10000.00,1000.00,11000.00,0.00,0.00,0.00,11000.00,0.00,0.00",
    ',Total,,,,30000.00,1000.00,31000.00,500.50,199.50,700.00,30300.00,199.50,199.50',
    '',
  ]);
});

test('components of the same name are told apart by their code, arrears of several months are one column', () => {
  const arrears = { kind: 'arrears', code: 'ARREARS' } as const;
  const file = registerFile([
    person('Ravi Kumar', 0, [
      line({ name: 'Bonus', code: 'A', amount: 100 }),
      line({ name: 'Bonus', code: 'B', amount: 200 }),
      line({ ...arrears, name: 'Arrears of 2026-04', amount: 300 }),
      line({ ...arrears, name: 'Arrears of 2026-05', amount: 400 }),
    ]),
  ]);
  const [titles = '', first = ''] = file.split('\r\n');
  expect(titles.split(',').slice(5, 9)).toEqual(['Bonus', 'Bonus', 'Arrears', 'Total earnings']);
  expect(first.split(',').slice(5, 9)).toEqual(['1.00', '2.00', '7.00', '10.00']);
});
