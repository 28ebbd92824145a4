import { expect, test } from 'vitest';
import { type Print, linesOfPrint } from './print-lines.ts';

const print = (text: string, x: number, y: number, width = text.length * 5): Print => ({
  text,
  x,
  y,
  width,
  height: 10,
});
const read = (pieces: readonly Print[]) =>
  linesOfPrint(pieces).map((line) => line.map(({ text }) => text).join(' '));

test('pieces of one height are a line from left to right, and lines go from the top', () => {
  expect(
    read([
      print('1,240.00', 400, 520),
      print('Thali', 72, 580),
      print('Grand Total', 72, 521),
      print('940.00', 400, 580),
    ]),
  ).toEqual(['Thali 940.00', 'Grand Total 1,240.00']);
});

test('letters that stand side by side are one word, and a gap parts two', () => {
  expect(read([print('T', 72, 100, 6), print('otal', 78.4, 100, 20), print('12.00', 101, 100)])).toEqual([
    'Total 12.00',
  ]);
});

test('each word of a line is sure, and blanks are no words', () => {
  expect(linesOfPrint([print(' ', 72, 90), print('Fare  80.00', 72, 80)])).toEqual([
    [
      { text: 'Fare', confidence: 1 },
      { text: '80.00', confidence: 1 },
    ],
  ]);
  expect(linesOfPrint([])).toEqual([]);
});
