import { expect, test } from 'vitest';
import { excerptOf, textQuery, typedWords, wordsOf } from './found-words.rules.ts';

test('words of English and Hindi are whole, in small letters, each once, with Latin digits', () => {
  expect(wordsOf('Rent, RENT for मार्च २०२६: ₹4,500/- (Kavita’s flat)')).toEqual([
    'rent',
    'for',
    'मार्च',
    '2026',
    '4',
    '500',
    'kavita',
    's',
    'flat',
  ]);
});

test('what is typed becomes a question that no sign of it can change', () => {
  expect(textQuery(typedWords("o'hara & !(x):*"))).toBe("'o':* & 'hara':* & 'x':*");
  expect(typedWords('— ! ')).toEqual([]);
  expect(typedWords('one two three four five six seven')).toHaveLength(6);
});

test('the place around the first found word is shown, with each found word marked', () => {
  const text = `${'Long before. '.repeat(30)}The deposit of Kavita is due.\nDeposits are returned. ${'After. '.repeat(60)}`;
  const parts = excerptOf(text, ['deposit']);
  expect(parts.filter(({ isFound }) => isFound).map((part) => part.text)).toEqual(['deposit', 'Deposit']);
  const shown = parts.map((part) => part.text).join('');
  expect(shown).toContain('The deposit of Kavita is due. Deposits are returned.');
  expect(shown.length).toBeLessThan(230);
  expect(shown.startsWith('… ')).toBe(true);
  expect(shown.endsWith(' …')).toBe(true);
});

test('a word is found at its beginning alone, and Hindi by its own letters', () => {
  expect(excerptOf('Parents and rent', ['rent'])).toEqual([
    { text: 'Parents and ', isFound: false },
    { text: 'rent', isFound: true },
  ]);
  expect(excerptOf('किराया मार्च का, पेज ३', ['मार्च', '3']).filter(({ isFound }) => isFound)).toEqual([
    { text: 'मार्च', isFound: true },
    { text: '३', isFound: true },
  ]);
  expect(excerptOf('Nothing of it', ['rent'])).toEqual([]);
});
