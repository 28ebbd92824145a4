import { expect, test } from 'vitest';
import { closenesses, closenessOf, wordsIn } from './alike.ts';

const between = (typed: string, known: string) => closenessOf(wordsIn(typed), wordsIn(known));

test.each([
  ['geyesr', 'Geyser service', 'two letters turned round'],
  ['salry', 'Salaries', 'a letter missing in the singular'],
  ['bokings', 'Bookings', 'a letter missing in the plural'],
  ['ivoice', 'Invoices', 'a letter missing in the middle'],
  ['atendence', 'Attendance', 'two letters wrong in a long word'],
  ['calender', 'Calendar', 'a letter wrong'],
  ['salat', 'Salaries and wages', 'the beginning with a letter wrong'],
  ['वेतनन', 'वेतन', 'a letter too many in Hindi'],
])('“%s” is like “%s”: %s', (typed, known) => {
  expect(between(typed, known)).toBe(closenesses.alike);
});

test.each([
  ['salary', 'Salaries'],
  ['payments', 'Payment'],
  ['addresses', 'Address'],
  ['ac', 'A.C. repair'],
])('“%s” is the same word as in “%s”', (typed, known) => {
  expect(between(typed, known)).toBe(closenesses.same);
});

test.each([
  ['xqzzvw', 'Bookings'],
  ['tap', 'Map'],
  ['booking team', 'Bookings'],
  ['house', 'Mouse trap'],
  ['', 'Bookings'],
])('“%s” is nothing of “%s”', (typed, known) => {
  expect(between(typed, known)).toBe(closenesses.none);
});

test('each typed word has to be there, in any order, and the one that fits worst counts', () => {
  expect(between('team your', 'Your team')).toBe(closenesses.same);
  expect(between('your te', 'Your team')).toBe(closenesses.begins);
  expect(between('your taem', 'Your team')).toBe(closenesses.alike);
});
