import { expect, test } from 'vitest';
import { comparedWords } from './compare-words.ts';
import { bodyOf, filledLine, groupsOf } from './legal.rules.ts';

const page = (body: string) => ({ title: 'Terms', lead: 'Lead', groups: groupsOf(body, {}) });

test('headings, paragraphs and points become groups, and come back as the same text', () => {
  const body = '## One\n\nFirst line\ngoes on.\n\n- a\n- b\n\nBehind the list.';
  const groups = groupsOf(body, {});
  expect(groups.map(({ title, paragraphs, points }) => [title, paragraphs, points])).toEqual([
    ['One', ['First line goes on.'], ['a', 'b']],
    ['', ['Behind the list.'], []],
  ]);
  expect(groupsOf(bodyOf(groups), {})).toEqual(groups);
});

test('a figure of several lines makes a line of each, one that does not hold leaves its line out', () => {
  expect(filledLine('- {fees}', { fees: ['₹49', '₹29'] })).toEqual(['- ₹49', '- ₹29']);
  expect(filledLine('within {freeAfterBooking}', { freeAfterBooking: null })).toEqual([]);
  expect(filledLine('{unknown} stays', {})).toEqual(['{unknown} stays']);
});

test('what went stands before what came in its place, and what stayed is marked as the same', () => {
  const compared = comparedWords(page('## A\n\nOld words.'), page('## A\n\nNew words.\n\n- more'));
  expect(compared.map(({ words, change }) => [words, change])).toEqual([
    ['Terms', 'same'],
    ['Lead', 'same'],
    ['A', 'same'],
    ['Old words.', 'gone'],
    ['New words.', 'new'],
    ['more', 'new'],
  ]);
});
