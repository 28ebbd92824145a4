import { expect, test } from 'vitest';
import { aReturnRow as row } from '../../../../test/walks/return-row.ts';
import { labourWelfareFile, professionalTaxFile } from './state-files.rules.ts';

test('professional tax is summed by state and amount, as the return of a state asks, and names each person', () => {
  const file = professionalTaxFile([
    row('Ravi Kumar', { professionalTax: 20_000 }),
    row('Sita Devi', { professionalTax: 20_000 }),
    row('Meena Joshi', { professionalTax: 17_500, state: 'MH', wages: 900_000 }),
    row('Kiran Rao', {}),
  ]);
  expect(file.split('\r\n')).toEqual([
    'State,Tax of each person,Persons,Total',
    'KA,200,2,400',
    'MH,175,1,175',
    '',
    'State,Name,Wages,Professional tax',
    'KA,Ravi Kumar,30000,200',
    'KA,Sita Devi,30000,200',
    'MH,Meena Joshi,9000,175',
    '',
  ]);
  expect(professionalTaxFile([row('Kiran Rao', {})])).toBe('');
});

test('labour welfare has both shares, and no name that a spreadsheet would calculate', () => {
  const shares = { welfareEmployee: 5_000, welfareEmployer: 10_000 };
  const file = labourWelfareFile([row('=Ravi', shares), row('Sita Devi', shares)]);
  expect(file.split('\r\n')).toEqual([
    'State,Persons,Employees,Employer,Total',
    'KA,2,100,200,300',
    '',
    'State,Name,Employee,Employer',
    "KA,'=Ravi,50,100",
    'KA,Sita Devi,50,100',
    '',
  ]);
  expect(labourWelfareFile([row('Sita Devi', {})])).toBe('');
});
