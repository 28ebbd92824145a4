import type { HitKind } from '@nukkad/contract/kernel/hit';
import { expect, test } from 'vitest';
import { type FoundHit, rankHits } from './rank-hits.rules.ts';
import { wantedOf } from './wanted.rules.ts';

const hit = (kind: HitKind, title: string, more: Partial<FoundHit> = {}): FoundHit => ({
  kind,
  id: title,
  title,
  facts: [],
  startsAt: null,
  status: null,
  ...more,
});
const ranked = (typed: string, ...hits: FoundHit[]) =>
  rankHits(hits, wantedOf(typed), 5).map(({ kind, title }) => `${kind} ${title}`);

test('a partner of the very name comes before people whose names only hold it', () => {
  const people = [hit('person', 'Lakshmi Services Buyer'), hit('person', 'Lakshmi Servicewala')];
  const partner = hit('partner', 'Lakshmi Services');
  expect(ranked('lakshmi services', ...people, partner)[0]).toBe('partner Lakshmi Services');
  expect(ranked('lakshmi', ...people, partner)[0]).toBe('person Lakshmi Services Buyer');
});

test('within a kind the very name comes first, and a number counts as it is said', () => {
  expect(ranked('asha rao', hit('person', 'Asha Raogopal'), hit('person', 'Asha Rao'))).toEqual([
    'person Asha Rao',
    'person Asha Raogopal',
  ]);
  const booking = hit('booking', 'Priya', { facts: ['B7QXMK-4TZP2'] });
  expect(ranked('b7qxmk 4tzp2', hit('booking', 'Bela'), booking)[0]).toBe('booking Priya');
});

test('a guess at a service stands alone or not at all', () => {
  const guess = hit('service', 'Geyser repair', { isGuess: true });
  expect(ranked('geyesr', guess)).toEqual(['service Geyser repair']);
  expect(ranked('geyesr', guess, hit('person', 'Geyesree'))).toEqual(['person Geyesree']);
});

test('at most so many of a kind', () => {
  const many = Array.from({ length: 9 }, (_, nth) => hit('person', `Asha ${nth}`));
  expect(ranked('asha', ...many)).toHaveLength(5);
});
