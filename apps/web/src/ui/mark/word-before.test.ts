import { expect, test } from 'vitest';
import { wordBefore } from './word-before.ts';

test('the word at the caret is its letters up to there', () => {
  expect(wordBefore('12, gandhi', 10)).toEqual({ start: 4, text: 'gandhi' });
  expect(wordBefore('12, gandhi nagar', 10)).toEqual({ start: 4, text: 'gandhi' });
  expect(wordBefore('राम nagar', 6)).toEqual({ start: 4, text: 'na' });
});

test('after a space, a number or Devanagari there is none', () => {
  for (const text of ['', 'ram ', '21', 'राम']) expect(wordBefore(text, text.length)).toBeNull();
});
