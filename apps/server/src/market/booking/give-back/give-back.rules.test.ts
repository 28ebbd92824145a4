import { expect, test } from 'vitest';
import { defaultRules } from '../booking.rules.ts';
import { giveBackTerms } from './give-back.rules.ts';

const startsAt = new Date('2026-11-25T04:30:00.000Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
const terms = (hours: number) => giveBackTerms({ startsAt }, defaultRules, before(hours));

test('the penalty grows with the time that is left, at each step’s own instant', () => {
  const figures = [49, 48, 25, 24, 5, 4, 1, 0, -1].map((hours) => terms(hours).penaltyPaise);
  expect(figures).toEqual([0, 10_000, 10_000, 20_000, 20_000, 40_000, 40_000, 50_000, 50_000]);
});

test('the terms say when it rises and to what; after the start it does not rise', () => {
  expect(terms(30).rises).toEqual({ at: before(24), toPaise: 20_000 });
  expect(terms(2).rises).toEqual({ at: startsAt, toPaise: 50_000 });
  expect(terms(-1).rises).toBeNull();
});

test('without steps only not coming at all costs something', () => {
  const rules = { ...defaultRules, giveBackPenalties: [] };
  expect(giveBackTerms({ startsAt }, rules, before(1)).penaltyPaise).toBe(0);
});
