import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choicesOf, rankedRating } from './catalog.rules.ts';

const height = { kind: 'one', optionIds: ['low', 'high'] } as const;
const extras = { kind: 'many', optionIds: ['remove', 'regulator'] } as const;

test('an option is priced after the answers to earlier questions and before its own alternatives', () => {
  expect(choicesOf([height, extras], ['high', 'remove'])).toEqual([
    { optionId: 'low', before: [], chosen: ['low'] },
    { optionId: 'high', before: [], chosen: ['high'] },
    { optionId: 'remove', before: ['high'], chosen: ['high', 'remove'] },
    { optionId: 'regulator', before: ['high', 'remove'], chosen: ['high', 'remove', 'regulator'] },
  ]);
});

test('promise 92: what the chosen options add sums to the choice, however totals are rounded', () => {
  const chosen = fc.record({
    one: fc.constantFrom([], ['low'], ['high']),
    many: fc.subarray(['remove', 'regulator']),
  });
  fc.assert(
    fc.property(chosen, fc.infiniteStream(fc.integer({ min: 0, max: 99_999 })), ({ one, many }, sums) => {
      const wanted = [...one, ...many];
      const totals = new Map<string, number>();
      const totalOf = (options: readonly string[]) => {
        const key = [...options].sort().join(' ');
        const known = totals.get(key) ?? sums.next().value ?? 0;
        totals.set(key, known);
        return known;
      };
      const added = choicesOf([height, extras], wanted)
        .filter(({ optionId }) => wanted.includes(optionId))
        .reduce((sum, choice) => sum + totalOf(choice.chosen) - totalOf(choice.before), 0);
      expect(totalOf([]) + added).toBe(totalOf(wanted));
    }),
  );
});

test('one review of 5 stars does not stand before forty of 4.8, and nothing without a review before one with', () => {
  expect(rankedRating(5, 1)).toBeLessThan(rankedRating(192, 40));
  expect(rankedRating(0, 0)).toBeLessThan(rankedRating(1, 1));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 10_000 }), (stars, count) => {
      // Pulled towards the usual 4 stars, never beyond it.
      const ranked = rankedRating(stars * count, count) / 100;
      expect(Math.abs(ranked - 4)).toBeLessThanOrEqual(Math.abs(stars - 4) + 0.01);
    }),
  );
});
