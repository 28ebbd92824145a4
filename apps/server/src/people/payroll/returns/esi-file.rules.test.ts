import { expect, test } from 'vitest';
import { aReturnRow as row } from '../../../../test/walks/return-row.ts';
import { readXls } from '../../../../test/harness/read-xls.ts';
import { xlsSheet } from '../../../platform/sheet/xls-sheet.ts';
import { type LeftBefore, esiFile, esiLines } from './esi-file.rules.ts';
import type { ReturnRow } from './return-files.rules.ts';

const csvOf = (rows: readonly ReturnRow[], left: readonly LeftBefore[]) => esiFile(esiLines(rows, left));
const insured = { isEsiCovered: true, esiNumber: '1234567890', esiWages: 1_850_040 };

test('the columns of the portal: whole days and rupees, a name of letters and spaces, no reason where a day was paid', () => {
  const file = csvOf([row('Ravi K. D’Souza 2', { ...insured, offHalfDays: 3 })], []);
  expect(file.split('\r\n')).toEqual([
    'IP Number,IP Name,No of Days for which wages paid/payable during the month,Total Monthly Wages,Reason Code for Zero workings days,Last Working Day',
    // 28.5 of 30 days.
    '1234567890,RAVI K DSOUZA,29,18500,0,',
    '',
  ]);
});

test('a month without a paid day names its reason, and who left the last working day', () => {
  const away = { ...insured, offHalfDays: 60, esiWages: 0 };
  const file = csvOf(
    [row('Sita Devi', away), row('Kiran Rao', { ...away, lastDayOn: '2026-06-01' })],
    [
      { staffId: 'a', fullName: 'Meena Joshi', esiNumber: '9876543210', lastDayOn: '2026-05-20' },
      { staffId: 'b', fullName: 'Without Number', esiNumber: null, lastDayOn: '2026-05-20' },
    ],
  );
  expect(file.split('\r\n').slice(1)).toEqual([
    '1234567890,SITA DEVI,0,0,1,',
    '1234567890,KIRAN RAO,0,0,2,01/06/2026',
    '9876543210,MEENA JOSHI,0,0,2,20/05/2026',
    '',
  ]);
});

test('who left within a month in which days were paid has no reason, and without an insured person there is no file', () => {
  const file = csvOf([row('Kiran Rao', { ...insured, offHalfDays: 40, lastDayOn: '2026-06-10' })], []);
  expect(file.split('\r\n')[1]).toBe('1234567890,KIRAN RAO,10,18500,0,');
  expect(csvOf([row('Ravi Kumar', {})], [])).toBe('');
});

test('the portal’s sheet says the same as the CSV: numbers of people and days as texts, the rest as numbers', () => {
  const away = { ...insured, esiNumber: '0100000001', offHalfDays: 60, esiWages: 0, lastDayOn: '2026-06-01' };
  const { rows } = readXls(
    xlsSheet('Sheet1', esiLines([row('Ravi K. D’Souza 2', insured), row('Kiran Rao', away)], [])),
  );
  expect(rows[0]).toHaveLength(6);
  expect(rows.slice(1)).toEqual([
    ['1234567890', 'RAVI K DSOUZA', 30, 18_500, 0],
    ['0100000001', 'KIRAN RAO', 0, 0, 2, '01/06/2026'],
  ]);
  expect(esiLines([row('Ravi Kumar', {})], [])).toHaveLength(0);
});
