import { expect, test } from 'vitest';
import { aReturnRow as row } from '../../../../test/return-row.ts';
import { esiFile } from './esi-file.rules.ts';

const insured = { isEsiCovered: true, esiNumber: '1234567890', esiWages: 1_850_040 };

test('the columns of the portal: whole days and rupees, a name of letters and spaces, no reason where a day was paid', () => {
  const file = esiFile([row('Ravi K. D’Souza 2', { ...insured, offHalfDays: 3 })], []);
  expect(file.split('\r\n')).toEqual([
    'IP Number,IP Name,No of Days for which wages paid/payable during the month,Total Monthly Wages,Reason Code for Zero workings days,Last Working Day',
    // 28.5 of 30 days.
    '1234567890,RAVI K DSOUZA,29,18500,0,',
    '',
  ]);
});

test('a month without a paid day names its reason, and who left the last working day', () => {
  const away = { ...insured, offHalfDays: 60, esiWages: 0 };
  const file = esiFile(
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
  const file = esiFile([row('Kiran Rao', { ...insured, offHalfDays: 40, lastDayOn: '2026-06-10' })], []);
  expect(file.split('\r\n')[1]).toBe('1234567890,KIRAN RAO,10,18500,0,');
  expect(esiFile([row('Ravi Kumar', {})], [])).toBe('');
});
