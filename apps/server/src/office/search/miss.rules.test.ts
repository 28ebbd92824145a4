import { expect, test } from 'vitest';
import { wordsOfMiss } from './miss.rules.ts';

test('words are kept in small letters, in either script', () => {
  expect(wordsOfMiss('Piano TUNING')).toBe('piano tuning');
  expect(wordsOfMiss('पियानो')).toBe('पियानो');
  expect(wordsOfMiss('24x7 plumber')).toBe('24x7 plumber');
});

test('numbers, mails and addresses are left out, and nothing is left of them alone', () => {
  expect(wordsOfMiss('call 9876543210 piano')).toBe('call piano');
  expect(wordsOfMiss('98765 43210')).toBeNull();
  expect(wordsOfMiss('९८७६५४३२१०')).toBeNull();
  expect(wordsOfMiss('asha@example.com')).toBeNull();
  expect(wordsOfMiss('https://example.com/asha piano')).toBe('piano');
  expect(wordsOfMiss('B7QXMK-4TZP2')).toBeNull();
  expect(wordsOfMiss('a')).toBeNull();
});
