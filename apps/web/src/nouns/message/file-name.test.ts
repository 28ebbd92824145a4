import { expect, test } from 'vitest';
import { shortFileName } from './file-name.ts';

test('a file name under 20 characters is kept whole, a longer one keeps its first 10 and last 7', () => {
  expect(shortFileName('invoice.pdf')).toBe('invoice.pdf');
  expect(shortFileName('1234567890123456.pdf'.slice(1))).toBe('234567890123456.pdf');
  expect(shortFileName('12345678901234567.jpg'.slice(1))).toBe('2345678901...567.jpg');
  expect(shortFileName('photo-of-the-leaking-kitchen-tap.jpeg')).toBe('photo-of-t...ap.jpeg');
});

test('a name in Devanagari is not cut inside a character', () => {
  expect(shortFileName('🪔'.repeat(25))).toBe(`${'🪔'.repeat(10)}...${'🪔'.repeat(7)}`);
});
