import path from 'node:path';
import { expect, test } from 'vitest';
import { breachesOfWords } from '../../../web/words/check-words.ts';
import { wordsToCheck } from '../../../web/words/kept-words.ts';
import { computedKeys as ofForms } from '../platform/use-form.keys.ts';
import { hindi } from './hindi.ts';

test('every word of the back office and of the packages has Hindi, one English and one place', async () => {
  const words = await wordsToCheck(path.resolve(import.meta.dirname, '..'));
  expect(words.sources.size).toBeGreaterThan(100);
  expect(words.sources.has('packages/lists/list.words.ts')).toBe(true);
  expect(breachesOfWords(words)).toEqual([]);
});

test('the back office has the Hindi words of its own and of the packages', async () => {
  const { hindi: files } = await wordsToCheck(path.resolve(import.meta.dirname, '..'));
  expect(hindi).toEqual(Object.assign({}, ...files.values()));
  expect(Object.keys(hindi).length).toBeGreaterThan(600);
  expect(hindi['keys.title']).toBe('कीबोर्ड शॉर्टकट');
});

/** Figures and what is filled in are left out: `Use at most ${max} characters.` says "Use at most 80 characters." */
const outline = (sentence: string) => sentence.replaceAll(/\$\{[^}]*\}|[\d,]+/g, '#');

test('every sentence that a field may say is one of the contract or of the rules of the server', () => {
  const code = Object.values(
    import.meta.glob<string>(
      ['../../../../packages/contract/src/**/*.ts', '../../../server/src/market/coupon/*.ts'],
      { eager: true, query: '?raw', import: 'default' },
    ),
  );
  const said = outline(code.join('\n'));
  expect(ofForms.sentence.filter((sentence) => !said.includes(outline(sentence)))).toEqual([]);
});
