import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, partnersToTell, worth } from './match.rules.ts';
import { defaultRules } from './rfq.rules.ts';

const now = new Date('2026-11-24T04:00:00Z');
const hourMs = 3_600_000;
const candidate = fc.record({
  organisationId: fc.uuid(),
  distanceMetres: fc.integer({ min: 0, max: 60_000 }),
  rating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
  ratingCount: fc.integer({ min: 0, max: 500 }),
  openLeads: fc.integer({ min: 0, max: 60 }),
  lastToldAt: fc.option(
    fc.integer({ min: 0, max: 400 }).map((hours) => new Date(now.getTime() - hours * hourMs)),
  ),
});
const candidates = fc.uniqueArray(candidate, {
  selector: ({ organisationId }) => organisationId,
  maxLength: 30,
});
const idsOf = (found: readonly Candidate[]) => found.map(({ organisationId }) => organisationId);
const isLate = ({ lastToldAt }: Candidate) =>
  lastToldAt !== null && now.getTime() - lastToldAt.getTime() < defaultRules.fairHours * hourMs;

test('only partners with room are told, each once, at most as many as the rules say', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      const told = partnersToTell(all, now, defaultRules);
      const withRoom = all.filter(({ openLeads }) => openLeads < defaultRules.mostOpenLeads);
      expect(told).toHaveLength(Math.min(withRoom.length, defaultRules.partnersTold));
      expect(new Set(idsOf(told)).size).toBe(told.length);
      expect(told.every((one) => withRoom.includes(one))).toBe(true);
    }),
  );
});

test('the order in which partners are found says nothing', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      expect(idsOf(partnersToTell(all.toReversed(), now, defaultRules))).toEqual(
        idsOf(partnersToTell(all, now, defaultRules)),
      );
    }),
  );
});

test('who was not told lately comes before who was; among equals the better one', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      const told = partnersToTell(all, now, defaultRules);
      for (const [index, one] of told.entries()) {
        const next = told[index + 1];
        if (!next) continue;
        expect(Number(isLate(one))).toBeLessThanOrEqual(Number(isLate(next)));
        if (isLate(one) === isLate(next)) expect(worth(one)).toBeGreaterThanOrEqual(worth(next));
      }
    }),
  );
});
