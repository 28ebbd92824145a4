import { expect, test } from 'vitest';
import { isAccepted, kindsOf } from './accepted-files.ts';

const documents = 'application/pdf,image/jpeg,image/png,image/webp';
const sheets = '.csv,.xlsx,text/csv';

test('a file that a field does not take is told before it is sent, whatever a picker offered', () => {
  expect(isAccepted({ name: 'tap.jpg', type: 'image/jpeg' }, documents)).toBe(true);
  expect(isAccepted({ name: 'tap.mov', type: 'video/quicktime' }, documents)).toBe(false);
  expect(isAccepted({ name: 'tap.pdf', type: 'text/html' }, documents)).toBe(false);
  expect(isAccepted({ name: 'Rate card.XLSX', type: 'application/octet-stream' }, sheets)).toBe(true);
  expect(isAccepted({ name: 'tap.heic', type: 'image/heic' }, 'image/*')).toBe(true);
});

test('where a system names no media type, the ending of the name counts', () => {
  expect(isAccepted({ name: 'Bill.PDF', type: '' }, documents)).toBe(true);
  expect(isAccepted({ name: 'Bill', type: '' }, documents)).toBe(false);
});

test('the kinds are said as people call them, each once', () => {
  expect(kindsOf(documents)).toEqual(['PDF', 'JPEG', 'PNG', 'WebP']);
  expect(kindsOf(sheets)).toEqual(['CSV', 'XLSX']);
});
