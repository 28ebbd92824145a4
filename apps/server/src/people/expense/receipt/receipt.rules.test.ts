import { addDays } from '@nukkad/contract/kernel/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Line } from './receipt-amount.rules.ts';
import { isGivenUp, readReceipt } from './receipt.rules.ts';

const today = '2026-11-27';
/** `~` before a word: the engine is not sure of it. */
const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map((words) =>
      words.map((word) => ({ text: word.replace('~', ''), confidence: word.startsWith('~') ? 0.4 : 0.95 })),
    );
const amountIn = (text: string) => readReceipt(linesOf(text), today).amountPaise;
const dayIn = (text: string) => readReceipt(linesOf(text), today).day;

const restaurant = `HOTEL SAGAR RATNA
  GSTIN: 23AABCS1429B1ZX
  Ph: 98260 12345
  Bill No: 4521 Date: 12/11/2026
  Masala Dosa 2 120.00 240.00
  Thali 2 470.00 940.00
  Sub Total 1,180.00
  CGST 2.5% 29.50
  SGST 2.5% 29.50
  Round off 1.00
  Grand Total ₹1,240.00
  Cash 1,500.00
  Change 260.00`;

test('the grand total and the date of a bill are read; its parts, taxes and numbers are not', () => {
  expect(readReceipt(linesOf(restaurant), today)).toEqual({ amountPaise: 124_000, day: '2026-11-12' });
});

test.each([
  ['Total Rs. 845.50', 84_550],
  ['Total Rs.845', 84_500],
  ['TOTAL: INR 1,20,500.00', 12_050_000],
  ['Total:1,240.00', 124_000],
  ['Net Payable 500/-', 50_000],
  ['Bill Amount ¥500.00', 50_000],
  ['Amount %3,27,500.00', 32_750_000],
  ['Total X1,240.00', 124_000],
  ['Paid ₹1,240 on 12 Nov 2026', 124_000],
  ['Paid to Ramesh\n₹ 1,240', 124_000],
  ['₹99\nPaid on 12 Nov 2026', 9_900],
  ['Total (incl. of all taxes) 240.00', 24_000],
  ['TOTAL 1,180.00\nIGST 18% 212.40\nTOTAL 1,392.40', 139_240],
  ['Amount 900.00\nTotal 1,062.00', 106_200],
  ['Total Fare 182', 18_200],
])('%s is %d paise', (text, paise) => expect(amountIn(text)).toBe(paise));

test.each([
  'Sub Total 1,180.00',
  'Total GST 59.00',
  'Total Items 12',
  'CGST 9% 212.40',
  'Ph: 9826012345',
  'Total 9826012345',
  'GSTIN 23AABCS1429B1ZX',
  'Discount amount 100.00',
  'Balance amount 2,500.00',
  'Paid on 12 Nov 2026 10:45',
  'Total 845.560',
  'Total 1,23,45',
  'Total 0.00',
  '~31,240',
  '',
])('no amount is taken from "%s"', (text) => expect(amountIn(text)).toBeNull());

test('a rupee sign that was taken for a digit is dropped where the receipt says so, and else nothing is said', () => {
  const parts = 'Dosa 240.00\nThali 940.00\nTax 60.00\n';
  expect(amountIn(`${parts}Grand Total ~31,240.00`)).toBe(124_000);
  expect(amountIn('Amount 1,240.00\nGrand Total ~31,240.00')).toBe(124_000);
  expect(amountIn('Paid 31,240.00\nGrand Total ~31,240.00')).toBe(3_124_000);
  expect(amountIn('Grand Total 31,240.00')).toBe(3_124_000);
  expect(amountIn('Grand Total ~31,240.00')).toBeNull();
  // Nothing is left without the first digit.
  expect(amountIn('Grand Total ~3,240.00')).toBe(324_000);
});

test.each([
  ['Date: 12/11/2026', '2026-11-12'],
  ['Dt 12-11-26', '2026-11-12'],
  ['12.11.2026 18:22', '2026-11-12'],
  ['2026-11-12', '2026-11-12'],
  ['12 Nov 2026', '2026-11-12'],
  ['12-NOV-26', '2026-11-12'],
  ['Nov 12, 2026', '2026-11-12'],
  ['1st November 2026', '2026-11-01'],
  ['Order of 10/11/2026\nDate 12/11/2026', '2026-11-12'],
])('%s is %s', (text, day) => expect(dayIn(text)).toBe(day));

test.each([
  'Due date 12/11/2026',
  'Exp 12/11/2026',
  '31/02/2026',
  '11/25/2026',
  '28/11/2026',
  '12/11/2025',
  '12/11',
  '4512/11/2026',
])('no day is taken from "%s"', (text) => expect(dayIn(text)).toBeNull());

const indian = (rupees: number) => rupees.toLocaleString('en-IN');

test('property: any total in Indian grouping is read to the paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom('₹', 'Rs.', 'Rs. ', '₹ ', 'INR ', '', '¥'),
      fc.constantFrom('Grand Total', 'Total', 'Net Payable', 'Amount Paid', 'Bill Total :'),
      (rupees, paise, sign, label) => {
        const text = `${label} ${sign}${indian(rupees)}.${String(paise).padStart(2, '0')}`;
        expect(amountIn(text)).toBe(rupees * 100 + paise);
      },
    ),
  );
});

test('property: any claimable day is read in every form, and none that is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 400 }), fc.integer({ min: 0, max: 4 }), (back, form) => {
      const day = addDays(today, -back);
      const [year = '', month = '', date = ''] = day.split('-');
      const name = new Date(`${day}T00:00:00Z`).toLocaleString('en-IN', { month: 'short', timeZone: 'UTC' });
      const forms = [
        `${date}/${month}/${year}`,
        `${date}-${month}-${year.slice(2)}`,
        `${date} ${name} ${year}`,
        `${name} ${Number(date)}, ${year}`,
        day,
      ];
      expect(dayIn(`Date ${forms[form]}`)).toBe(back >= 0 && back <= 180 ? day : null);
    }),
  );
});

test('property: whatever an engine reads, the answer is an amount and a day that can be claimed', () => {
  const word = fc.record({ text: fc.string({ maxLength: 20 }), confidence: fc.double({ min: 0, max: 1 }) });
  const labelled = fc.constantFrom('Total', 'Paid', '₹', 'Date').map((text) => ({ text, confidence: 1 }));
  const numbers = fc.stringMatching(/^[₹X%]?[0-9,./-]{1,14}$/).map((text) => ({ text, confidence: 0.5 }));
  fc.assert(
    fc.property(fc.array(fc.array(fc.oneof(word, labelled, numbers), { maxLength: 6 })), (lines) => {
      const { amountPaise, day } = readReceipt(lines, today);
      if (amountPaise !== null) {
        expect(Number.isInteger(amountPaise)).toBe(true);
        expect(amountPaise).toBeGreaterThan(0);
        expect(amountPaise).toBeLessThanOrEqual(1_000_000_000);
      }
      if (day !== null) expect(day >= addDays(today, -180) && day <= today).toBe(true);
    }),
  );
});

test('a receipt that no process reads any more is given up after two minutes', () => {
  const at = new Date('2026-11-27T10:00:00.000Z');
  expect(isGivenUp(at, new Date(at.getTime() + 120_000))).toBe(false);
  expect(isGivenUp(at, new Date(at.getTime() + 120_001))).toBe(true);
});
