import { expect, test } from 'vitest';
import { pairsOf } from './two-records.rules.ts';
import { wantedOf } from './wanted.rules.ts';

const pairs = (typed: string) => pairsOf(wantedOf(typed)).map(({ name, other }) => [name.text, other.text]);

test('two words are a name and a service, in either order', () => {
  expect(pairs('priya geyser')).toEqual([
    ['priya', 'geyser'],
    ['geyser', 'priya'],
  ]);
});

test('words that stand beside each other stay together', () => {
  expect(pairs('priya sharma tap')).toEqual([
    ['priya', 'sharma tap'],
    ['sharma tap', 'priya'],
    ['priya sharma', 'tap'],
    ['tap', 'priya sharma'],
  ]);
});

test('one word, a number, and more words than a name and a service have, are not parted', () => {
  expect([pairs('priya'), pairs('98450 12345'), pairs('a b c d e')]).toEqual([[], [], []]);
});
