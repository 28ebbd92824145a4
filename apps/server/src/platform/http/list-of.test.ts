import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { listOf, type PageAsked } from './list-of.ts';

const birds = ['bulbul', 'crow', 'hoopoe', 'mynah', 'parakeet'].map((name, at) => ({
  name,
  hatchedAt: new Date(Date.UTC(2026, 0, at + 1)),
}));

interface Asked extends PageAsked {
  readonly letter?: string;
}

/** The birds of a list in memory by their names, and how often they were counted. */
async function askedFor(asked: Asked) {
  let counted = 0;
  const page = await listOf(asked, {
    after: z.tuple([z.string(), z.iso.datetime()]),
    rows: async (after, most, { letter = '' }) =>
      birds.filter(({ name }) => name.includes(letter) && (!after || name > after[0])).slice(0, most),
    key: ({ name, hatchedAt }) => [name, hatchedAt],
    count: async ({ letter = '' }) => {
      counted += 1;
      return birds.filter(({ name }) => name.includes(letter)).length;
    },
    items: (rows) => rows.map(({ name }) => name.toUpperCase()),
  });
  return { ...page, counted };
}

test('a list goes on behind the last row of the page before, and ends', async () => {
  const first = await askedFor({ limit: 3 });
  expect(first.items).toEqual(['BULBUL', 'CROW', 'HOOPOE']);
  const second = await askedFor({ limit: 3, cursor: first.nextCursor ?? '' });
  expect(second).toEqual({ items: ['MYNAH', 'PARAKEET'], nextCursor: null, counted: 0 });
});

test('its length is counted where that is asked, for the same filter as its rows', async () => {
  expect(await askedFor({ limit: 2, letter: 'o' })).toMatchObject({ items: ['CROW', 'HOOPOE'], counted: 0 });
  expect(await askedFor({ limit: 1, letter: 'o', count: true })).toMatchObject({
    items: ['CROW'],
    total: { count: 2, isMore: false },
    counted: 1,
  });
});

test('a cursor that is not of this list is refused', async () => {
  await expect(askedFor({ limit: 2, cursor: 'bnVsbA' })).rejects.toMatchObject({
    fact: { code: 'invalid_request' },
  });
});
