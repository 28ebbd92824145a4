import { expect, test } from 'vitest';
import { readXls } from '../../../test/harness/read-xls.ts';
import { xlsSheet } from './xls-sheet.ts';

test('a sheet of Excel 97-2003 is read back: texts with their zeros, numbers, nothing where a cell is empty', () => {
  const file = xlsSheet('Sheet1', [
    ['IP Number', 'Days', null],
    ['0100000001', 29, '01/06/2026'],
    ['रवि', 18_500.5, ''],
  ]);
  expect(file.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
  expect(file.length % 512).toBe(0);
  expect(readXls(file)).toEqual({
    name: 'Sheet1',
    rows: [
      ['IP Number', 'Days'],
      ['0100000001', 29, '01/06/2026'],
      ['रवि', 18_500.5],
    ],
  });
});

test('a long sheet, whose table of sectors takes several sectors, is read back whole', () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => [`Ravi Kumar ${at}`, at]);
  const file = xlsSheet('Sheet1', rows);
  expect(file.readUInt32LE(44)).toBeGreaterThan(2);
  expect(readXls(file).rows).toEqual(rows);
});

test('each record of the workbook has the length that its layout says', () => {
  const file = xlsSheet('A', [['x', 1]]);
  const lengths = new Map<number, number>();
  for (let at = 512, ends = 0; ends < 2; ) {
    const [kind, length] = [file.readUInt16LE(at), file.readUInt16LE(at + 2)];
    lengths.set(kind, length);
    if (kind === 0x000a) ends += 1;
    at += 4 + length;
  }
  // BOF, CodePage, Window1, XF, Style, BoundSheet8 of one letter, Dimensions, Label of one letter, Number, Window2.
  const expected = { 2057: 16, 66: 2, 61: 18, 224: 20, 659: 4, 133: 10, 512: 14, 516: 11, 515: 14, 574: 18 };
  expect(Object.fromEntries(lengths)).toMatchObject(expected);
});
