import { expect, test } from 'vitest';
import { excerptOf, piecesOf } from './found.rules.ts';

const marked = (text: string, words: string) =>
  piecesOf(text, words)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test('each word that was looked for is marked, in any case, and signs of patterns are letters', () => {
  expect(marked('The kitchen tap leaks', 'TAP kitch')).toBe('The [kitch]en [tap] leaks');
  expect(marked('a.b (c) a*b', '(c) .')).toBe('a[.]b [(c)] a*b');
  expect(marked('पानी टपक रहा है', 'टपक')).toBe('पानी [टपक] रहा है');
  expect(marked('Nothing here', '')).toBe('Nothing here');
});

test('of a long message the part around the first word is shown', () => {
  const text = `${'x '.repeat(300)}the saffron pipe${' y'.repeat(300)}`;
  const excerpt = excerptOf(text, 'saffron');
  expect(excerpt).toContain('the saffron pipe');
  expect(excerpt.length).toBeLessThan(170);
  expect(excerptOf('short', 'short')).toBe('short');
});
