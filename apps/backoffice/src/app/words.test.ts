import path from 'node:path';
import { expect, test } from 'vitest';
import { breachesOfWords } from '../../../web/words/check-words.ts';
import { sourceWords } from '../../../web/words/source-words.ts';
import { computedKeys as ofForms } from '../platform/use-form.keys.ts';
import { hindi } from './hindi.ts';

const sourceFolder = path.resolve(import.meta.dirname, '..');
const sources = sourceWords(sourceFolder);

/** A module of `app` is found as `./…`, of the rest as `../…`. */
const inFull = (file: string) => (file.startsWith('../') ? file.slice(3) : file.replace('./', 'app/'));

const words = Object.entries(
  import.meta.glob<Record<string, Readonly<Record<string, string>>>>('../**/*.words.hi.ts', { eager: true }),
).map(([file, module]): [string, Readonly<Record<string, string>>] => [
  inFull(file),
  Object.assign({}, ...Object.values(module)),
]);

const computed = Object.entries(
  import.meta.glob<{ computedKeys: Readonly<Record<string, readonly string[]>> }>('../**/*.keys.ts', {
    eager: true,
  }),
).map(([file, { computedKeys }]): [string, Readonly<Record<string, readonly string[]>>] => {
  const name = inFull(file).replace(/\.keys\.ts$/, '');
  return [sources.has(`${name}.tsx`) ? `${name}.tsx` : `${name}.ts`, computedKeys];
});

test('every word of the back office has Hindi, one English and one place', () => {
  expect(sources.size).toBeGreaterThan(100);
  expect(Object.keys(hindi).length).toBeGreaterThan(600);
  expect(breachesOfWords({ sources, hindi: new Map(words), computed: new Map(computed) })).toEqual([]);
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
