import { expect, test } from 'vitest';
import { missedOf, openingsFor } from './demand.rules.ts';

const lakshmi = '019a0000-0000-7000-8000-000000000001';
const vikram = '019a0000-0000-7000-8000-000000000002';
const place = { pincode: '560038' };

test('bookings of two categories of one trade and people who wait are one demand; the most comes first', () => {
  const missed = missedOf(
    [
      { organisationId: lakshmi, categoryId: 'cleaning', ...place, refused: 3, forwarded: 1 },
      { organisationId: lakshmi, categoryId: 'office-clean', ...place, refused: 0, forwarded: 4 },
      { organisationId: vikram, categoryId: 'plumber', ...place, refused: 9, forwarded: 9 },
    ],
    [{ categoryId: 'cleaning', ...place, people: 5, organisationIds: [lakshmi, vikram] }],
  );
  expect(missed).toEqual([
    { organisationId: vikram, tradeId: 'plumber', ...place, refused: 9, forwarded: 9, waiting: 0 },
    { organisationId: lakshmi, tradeId: 'cleaner', ...place, refused: 3, forwarded: 5, waiting: 5 },
    { organisationId: vikram, tradeId: 'cleaner', ...place, refused: 0, forwarded: 0, waiting: 5 },
  ]);
});

test('a category of which no trade does all the work drafts nothing', () => {
  expect(
    missedOf([{ organisationId: lakshmi, categoryId: 'events', ...place, refused: 9, forwarded: 9 }], []),
  ).toEqual([]);
});

test.each([
  [3, 1],
  [14, 1],
  [18, 2],
  [400, 5],
])('%i missed in two weeks are work for %i', (refused, people) => {
  const counts = { refused, forwarded: 0, waiting: 0 };
  expect(openingsFor({ organisationId: lakshmi, tradeId: 'plumber', ...place, ...counts })).toBe(people);
});
