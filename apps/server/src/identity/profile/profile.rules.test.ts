import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { strengthKeys } from '@nukkad/contract/identity/profile/profile.model';
import { strengthOf, type StrengthFacts } from './strength.rules.ts';
import { type TrustFacts, monthsBetween, trustParts } from './trust.rules.ts';

const facts = (done: readonly string[]) =>
  Object.fromEntries(strengthKeys.map((key) => [key, done.includes(key)])) as unknown as StrengthFacts;
const kinds = ['person', 'staff', 'partner'] as const;

describe('profile strength', () => {
  test.each(kinds)('of a %s goes from 0 to 100, and each step named next makes it more', (kind) => {
    const done: string[] = [];
    let before = strengthOf(kind, facts(done));
    expect(before.percent).toBe(0);
    while (before.next) {
      done.push(before.next.key);
      const after = strengthOf(kind, facts(done));
      expect(after.percent - before.percent).toBe(before.next.weight);
      before = after;
    }
    expect(before.percent).toBe(100);
  });

  test('names the heaviest part that is missing', () => {
    expect(strengthOf('person', facts(['name'])).next?.key).toBe('address');
  });
});

const nothing: TrustFacts = {
  hasNumber: true,
  hasPicture: false,
  hasName: false,
  months: 0,
  kept: 0,
  broken: 0,
  openDisputes: 0,
  partnerStatus: null,
  hasGst: false,
  ratingSum: 0,
  ratingCount: 0,
  offersTaken: 0,
  offersMissed: 0,
};
const everything: TrustFacts = {
  hasNumber: true,
  hasPicture: true,
  hasName: true,
  months: 60,
  kept: 40,
  broken: 0,
  openDisputes: 0,
  partnerStatus: 'Active',
  hasGst: true,
  ratingSum: 250,
  ratingCount: 50,
  offersTaken: 30,
  offersMissed: 0,
};
const trustKinds = ['person', 'partner', 'professional'] as const;
const count = fc.nat(500);
const anyFacts = fc.record({
  hasNumber: fc.boolean(),
  hasPicture: fc.boolean(),
  hasName: fc.boolean(),
  months: count,
  kept: count,
  broken: count,
  openDisputes: fc.nat(3),
  partnerStatus: fc.constantFrom('Active', 'Approved', 'Suspended', null),
  hasGst: fc.boolean(),
  ratingCount: count,
  offersTaken: count,
  offersMissed: count,
});

describe('trust score', () => {
  test.each(trustKinds)('of a %s is 100 at best', (kind) => {
    expect(trustParts(kind, everything).score).toBe(100);
    expect(trustParts(kind, nothing).score).toBeLessThan(40);
  });

  test.each(trustKinds)('of a %s is the sum of its parts, each within its own bounds', (kind) => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 1, max: 5 }), (some, stars) => {
        const { score, parts } = trustParts(kind, { ...some, ratingSum: some.ratingCount * stars });
        expect(score).toBe(parts.reduce((sum, part) => sum + part.points, 0));
        for (const part of parts) expect(part.points).toBeGreaterThanOrEqual(0);
        for (const part of parts) expect(part.points).toBeLessThanOrEqual(part.of);
      }),
      { numRuns: 200 },
    );
  });

  test('a booking more that was kept never lowers it, one that was broken never raises it', () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        const at = (change: Partial<TrustFacts>) =>
          trustParts('person', { ...some, ratingSum: 0, ratingCount: 0, ...change }).score;
        expect(at({ kept: some.kept + 1 })).toBeGreaterThanOrEqual(at({}));
        expect(at({ broken: some.broken + 1 })).toBeLessThanOrEqual(at({}));
      }),
      { numRuns: 200 },
    );
  });

  test('months are counted whole', () => {
    const day = 86_400_000;
    expect(monthsBetween(new Date(0), new Date(30 * day - 1))).toBe(0);
    expect(monthsBetween(new Date(0), new Date(61 * day))).toBe(2);
    expect(monthsBetween(new Date(day), new Date(0))).toBe(0);
  });
});
